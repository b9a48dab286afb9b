import { execFile, execFileSync } from 'node:child_process'
import { mkdir, readFile, symlink } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

const execute = promisify(execFile)

const root = path.resolve(import.meta.dirname, '..', '..')

/**
 * The last state that operators may run, while its release has no tag. A release tags its commit with the number in CHANGELOG.md
 * (`v0.3.0`), which then takes the place of this one.
 */
const UNTAGGED_RELEASE = 'a37a77fd'

function commitOf(name: string): string | undefined {
  try {
    return execFileSync('git', ['-C', root, 'rev-parse', '--quiet', '--verify', `${name}^{commit}`], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return undefined
  }
}

/** The commit of the last release. Undefined where the history is missing, as in a shallow clone. */
export async function findLastRelease(): Promise<string | undefined> {
  const changelog = await readFile(path.join(root, 'CHANGELOG.md'), 'utf8')
  const [, number] = /^## (\d+\.\d+\.\d+)/m.exec(changelog) ?? []
  return commitOf(`v${number}`) ?? commitOf(UNTAGGED_RELEASE)
}

/** What a server loads. */
const PARTS = ['package.json', 'server', 'rules', 'catalogue', 'generated', 'contracts']

/**
 * Unpacks the server of that commit into the folder, with the packages of this version. Returns its first file, which
 * `startGameProcess` starts.
 */
export async function unpackRelease(commit: string, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  const archive = path.join(folder, 'release.tar')
  await execute('git', ['-C', root, 'archive', '--output', archive, commit, ...PARTS])
  await execute('tar', ['-x', '-f', archive, '-C', folder])
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  return path.join(folder, 'server', 'main.ts')
}
