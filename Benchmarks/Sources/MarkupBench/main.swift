MarkupBenchmark().run()
