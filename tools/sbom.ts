/**
 * `npm run sbom`: writes what the game consists of to dist/sbom.cdx.json, as CycloneDX: every package of the lock file, for
 * all systems, with its version and hash. Those that the server does not load have the scope `optional`: for development, or built into the
 * pages (docs/decisions/0052-dependencies-are-what-the-server-loads.md).
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'

const FILE = 'dist/sbom.cdx.json'

/** npm names the bill after the folder. */
const NAME = 'donjon'

const options = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only']
const bill = JSON.parse(
  execFileSync(process.execPath, ['node_modules/npm/bin/npm-cli.js', 'sbom', ...options], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  }),
)
bill.metadata.component.name = NAME
mkdirSync('dist', { recursive: true })
writeFileSync(FILE, `${JSON.stringify(bill, undefined, 2)}\n`)
console.log(`${bill.components.length} packages in ${FILE}`)
