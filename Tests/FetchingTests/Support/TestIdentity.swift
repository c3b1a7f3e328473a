import HTTPDaemon

/// A certificate for 127.0.0.1 that nobody has signed but itself; its key protects nothing.
enum TestIdentity {
    static let certificate = """
        -----BEGIN CERTIFICATE-----
        MIIBdjCCAR2gAwIBAgIUMavJQiw+RGPypeurwh4i0jy5vwowCgYIKoZIzj0EAwIw
        GDEWMBQGA1UEAwwNRGF5Ym9vayB0ZXN0czAgFw0yMDAxMDEwMDAwMDBaGA8yMTAw
        MDEwMTAwMDAwMFowGDEWMBQGA1UEAwwNRGF5Ym9vayB0ZXN0czBZMBMGByqGSM49
        AgEGCCqGSM49AwEHA0IABCK+ZngXrA2Whql6LKGAk6gqP8kBtr2imByCSvICLox1
        1wU+99pPfgzD+V9+jmkB0KNtzA52cNQq3kuVq2OWXr6jQzBBMA8GA1UdEwEB/wQF
        MAMBAf8wDwYDVR0RBAgwBocEfwAAATAdBgNVHQ4EFgQUoNfBVxwEFOqKFaiPFl2s
        2wEG/vIwCgYIKoZIzj0EAwIDRwAwRAIgdTETe3iaUggH0XH4lc8LddvF+g5t6Eid
        YaLCgd4s1gcCID+375awYYaVyRT1wtFVXfczkRsoZqg6yGqMdn+BKoVG
        -----END CERTIFICATE-----
        """

    static let identity = TLSIdentity(
        certificate: certificate,
        privateKey: """
            -----BEGIN PRIVATE KEY-----
            MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg3e3jV7IZ7I4OFYOP
            3fr4L4tcQ1P211nB5XoZ2cosimChRANCAAQivmZ4F6wNloapeiyhgJOoKj/JAba9
            opgcgkryAi6MddcFPvfaT34Mw/lffo5pAdCjbcwOdnDUKt5Llatjll6+
            -----END PRIVATE KEY-----
            """
    )
}
