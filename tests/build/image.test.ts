import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '#server/platform/database/embedded/postmaster.ts'
import { TARGETS } from '#tools/build/targets.ts'
import {
  assembleImage,
  buildIn,
  bytesOf,
  filesOfContext,
  makeEmptyFolder,
  startServerIn,
} from '../support/image-folder.ts'
import { createEmptyDatabase, type TestDatabase } from '../support/test-database.ts'

/** Without the base image. */
const IMAGE_BYTES_MAX = 350e6

describe('what the image consists of', () => {
  let scratch: Awaited<ReturnType<typeof makeEmptyFolder>>
  let image: string
  let database: TestDatabase
  let stop: (() => Promise<void>) | undefined
  let port: number

  beforeAll(async () => {
    scratch = await makeEmptyFolder()
    const built = path.join(scratch.folder, 'built')
    image = path.join(scratch.folder, 'image')
    await mkdir(built)
    await buildIn(built, filesOfContext())
    await assembleImage(built, image)
    execFileSync(process.execPath, ['server/compile-all.ts'], { cwd: image, stdio: 'inherit' })
    database = await createEmptyDatabase()
    port = await freePort()
    stop = await startServerIn(image, {
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      DATABASE_URL: database.url,
      SECRET: 'a secret of forty characters for a test.',
      PUBLIC_URL: 'http://localhost',
      PORT: String(port),
      WORLD_NEIGHBOURS: '5',
    })
  })
  afterAll(async () => {
    await stop?.()
    await database?.drop()
    await scratch.remove()
  })

  function ask(address: string): Promise<Response> {
    return fetch(new URL(address, `http://127.0.0.1:${port}`))
  }

  it.each(['/ready', '/', '/game', '/docs/', '/docs/openapi.html', '/admin/', '/knowledge-base', '/sw.js'])(
    'serves %s',
    async (address) => {
      expect((await ask(address)).status).toBe(200)
    },
  )

  it('serves the pictures that the manifest names', async () => {
    const manifest = await (await ask('/manifest.webmanifest')).json()
    expect(manifest.screenshots.length).toBeGreaterThan(0)
    for (const { src } of manifest.screenshots) expect((await ask(src)).status, src).toBe(200)
  })

  it('renders the public pages on the server', async () => {
    expect(await (await ask('/knowledge-base/missions')).text()).toContain('Старая мельница')
  })

  it('serves nothing of development', async () => {
    expect((await ask('/storybook/iframe.html')).status).toBe(404)
  })

  it('is small', async () => {
    expect(await bytesOf(image)).toBeLessThan(IMAGE_BYTES_MAX)
  })
})

describe('a build', () => {
  it.each(TARGETS.filter(({ development }) => !development))(
    'of $name needs no file but its sources',
    async ({ output, sources }) => {
      const { folder, remove } = await makeEmptyFolder()
      try {
        await buildIn(folder, [...sources, 'tools/build', 'tools/build.ts'], [output])
      } finally {
        await remove()
      }
    },
  )
})

function buildah(...words: string[]): number | null {
  return spawnSync('buildah', words, { stdio: ['ignore', 'ignore', 'inherit'] }).status
}

/** Files that this machine needs to reach the registry of packages, for the build alone. */
function secrets(): string[] {
  const npmrc = execFileSync('npm', ['config', 'get', 'userconfig'], { encoding: 'utf8' }).trim()
  return Object.entries({ ca: process.env.NODE_EXTRA_CA_CERTS, npmrc }).flatMap(([id, file]) =>
    file && existsSync(file) ? ['--secret', `id=${id},src=${file}`] : [],
  )
}

it('is built by buildah from the Dockerfile', ({ skip }) => {
  if (spawnSync('buildah', ['--version']).status !== 0) {
    console.log('buildah is not installed: the image itself is not built')
    skip()
  }
  // A machine without a way to the registry of images names a base of its own.
  const base = process.env.IMAGE_BASE || 'docker.io/library/node:24-slim'
  if (buildah('pull', '--quiet', '--policy', 'missing', base) !== 0) {
    console.log(`${base} cannot be fetched: the image itself is not built`)
    skip()
  }
  const image = `donjon-test-${process.pid}`
  const files = execFileSync('sh', ['-c', 'ulimit -Hn'], { encoding: 'utf8' }).trim()
  const options = [
    ...['--isolation', 'chroot', '--format', 'docker', '--ulimit', `nofile=${files}:${files}`],
    ...['--build-arg', `NODE_IMAGE=${base}`],
  ]
  try {
    expect(buildah('bud', ...options, ...secrets(), '--tag', image, '.')).toBe(0)
  } finally {
    buildah('rmi', image)
  }
})
