import DashboardCore
import HTTPDaemon

/// What `--help` prints.
enum HelpText {
    private static let limits = Limits()

    static let whole = """
        Daybook \(Version.current): a personal dashboard that opens instantly and keeps everything at home.

        Usage: DashboardServer [serve] [options]
               DashboardServer import apple-health FILE|- --data FOLDER [--json]
               DashboardServer export health --data FOLDER [--format csv|json]
               DashboardServer delete health --data FOLDER --yes
               DashboardServer token --data FOLDER [--name NAME | --list | --revoke NAME]
               DashboardServer check-config FILE
               DashboardServer passwd [--name NAME] FILE
               DashboardServer help | version

        Serving
          --listen ADDRESS:PORT    where to listen                       [127.0.0.1:8080]
                                   Port 0 takes any free one and prints it.
          --public FOLDER          stylesheets, icons, scripts           [Public]
          --config FILE            show what this file says: places, and who is asked [sample data]
          --data FOLDER            keep visitors' choices here           [in memory, until it ends]
          --account-file FILE      let in who signs in with this account [whoever sits here]
                                   Needed to listen on more than this machine.
          --host NAME              answer to this host name, too (may be repeated)
                                   The listening address and localhost are always answered.
          --trust-proxy NETWORK    believe X-Forwarded-* from here (may be repeated)
          --embed-from ORIGIN      let this site frame /embed/… (may be repeated) [nobody]
                                   day/summary=ORIGIN says so of one fragment, for which nothing else holds then.
          --tls-certificate FILE   serve HTTPS with this certificate chain (PEM) …
          --tls-key FILE           … and this key (PEM)
          --screen KIND            show this screen, the first as the front page (may be repeated)
                                   [\(DashboardSite.usualScreens.map(\.name).joined(separator: ", "))]
          --threads COUNT          worker threads                        [one per core, at most 4]

        Watching
          --log logfmt|json|none   one line for each request             [logfmt]
          --clock MOMENT           freeze time, for snapshots: 2026-06-15T08:00:00Z
                                   @FILE takes the moment that stands in FILE whenever it is looked at.
          --dev                    read --public again for every request
          --slow SECONDS           let the sample data take their time, to see what happens then
          --rehearse               add a screen whose widgets are slow or fail, and the gallery of all widgets

        Limits
          --max-connections COUNT  connections at one time               [\(limits.connections)]
          --max-header-bytes COUNT request line and headers              [\(limits.headerBytes)]
          --max-target-bytes COUNT path and query                        [\(limits.targetBytes)]
          --header-seconds COUNT   until the head must be complete       [\(limits.headerTime.components.seconds)]
          --body-seconds COUNT     until the body must be complete       [\(limits.bodyTime.components.seconds)]
          --answer-seconds COUNT   until a handler must have answered    [\(limits.answerTime.components.seconds)]
          --max-import-bytes COUNT an export that is brought through the page [4294967296]
          --idle-seconds COUNT     silence on a kept connection          [\(limits.idleTime.components.seconds)]

        Visitors
          --budget MILLISECONDS    how long a page's first byte may wait [50]
          --page-seconds COUNT     how long a page waits for late widgets [10]
          --live-visitors COUNT    visitors whose widgets stay in memory [1000]

        The account
          passwd asks for a passphrase, or reads one line that is no terminal's, and writes FILE for --account-file.
          --name NAME              what to sign in as                    [as in FILE, else $USER]

        Importing
          import apple-health brings an export of Apple Health (export.zip, or the XML in it) into the data folder, also while
          it is served from. What is there already is kept once, so a newer export adds what is new.
          --json                   report for a program

        Health
          export health writes everything that is kept of a body on the standard output; delete health forgets it for good.
          token makes a token with which an app may send samples to /api/health and do nothing else; it is shown once.

        Exit status: 0 after SIGTERM or SIGINT, 1 if it cannot start,
        64 for a command line it does not understand, 65 for a file that is no whole export,
        66 for one that cannot be read, 130 for an import that was stopped.
        """
}
