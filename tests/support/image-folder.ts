import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, rm, stat, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import dockerignore from '@balena/dockerignore'
import { z } from 'zod'
import { copiesOfImage, packagesRemoved } from './dockerfile.ts'

const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ dev: z.boolean().optional() })),
})

/** An empty folder that is removed by `remove`. Its path holds no packages, and neither do those above it. */
export async function makeEmptyFolder(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'donjon-image-'))
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** The files of a clone that `.dockerignore` leaves: what a container engine builds from. */
export function filesOfContext(): string[] {
  const options = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const files = execFileSync('git', options, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).split('\0')
  const left = dockerignore().add(readFileSync('.dockerignore', 'utf8')).createFilter()
  return [...new Set(files)].filter((file) => file !== '' && existsSync(file) && left(file))
}

/** Copies files of the project, links all its packages beside them, and builds as the Dockerfile does. */
export async function buildIn(
  folder: string,
  files: readonly string[],
  outputs: readonly string[] = [],
): Promise<void> {
  for (const file of files) await cp(file, path.join(folder, file), { recursive: true })
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'))
  execFileSync(process.execPath, ['tools/build.ts', ...outputs], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** Folders of the packages that the image has, of those that are installed here. */
function packagesOfImage(): string[] {
  const { packages } = lockSchema.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
  const removed = globSync(packagesRemoved())
  return Object.entries(packages)
    .filter(([folder, { dev }]) => folder !== '' && !dev && existsSync(folder))
    .map(([folder]) => folder)
    .filter((folder) => !removed.some((one) => folder === one || folder.startsWith(`${one}/`)))
}

/** Copies to `image` what the last stage of the Dockerfile copies, of the build in `built`. */
export async function assembleImage(built: string, image: string): Promise<void> {
  for (const { stage, sources, target } of copiesOfImage()) {
    if (stage === 'packages') continue
    for (const source of sources) {
      const from = path.join(built, path.relative('/app', path.resolve('/app', source)))
      const to = target.endsWith('/') ? path.join(target, path.basename(source)) : target
      await cp(from, path.join(image, to), { recursive: true })
    }
  }
  for (const folder of packagesOfImage()) {
    const nested = path.join(folder, 'node_modules')
    await mkdir(path.join(image, folder), { recursive: true })
    await cp(folder, path.join(image, folder), { recursive: true, filter: (file) => file !== nested })
  }
}

/** Starts the server of the folder as the image does. Resolves when it says that it is ready, to what stops it. */
export async function startServerIn(
  folder: string,
  env: Readonly<Record<string, string>>,
): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const ready = new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => chunk.toString('utf8').includes('готов') && resolve())
  })
  await Promise.race([
    ready,
    ended.then(([code]) => Promise.reject(new Error(`The server ended with ${code}`))),
  ])
  return async () => {
    child.kill('SIGTERM')
    await ended
  }
}

/** Bytes of all files below a folder. */
export async function bytesOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const sizes = await Promise.all(
    entries.map(async (entry) =>
      entry.isFile() ? (await stat(path.join(entry.parentPath, entry.name))).size : 0,
    ),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
