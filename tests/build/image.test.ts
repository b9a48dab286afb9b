import { execFileSync, spawnSync } from 'node:child_process'
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

const isBuildahHere = spawnSync('buildah', ['--version']).status === 0
if (!isBuildahHere) console.log('buildah is not installed: the image itself is not built')

it.skipIf(!isBuildahHere)('builds by the Dockerfile', () => {
  // A machine without a way to the registry of images names a base of its own.
  const base = process.env.IMAGE_BASE ? ['--build-arg', `NODE_IMAGE=${process.env.IMAGE_BASE}`] : []
  const options = ['--isolation', 'chroot', '--format', 'docker', '--tag', 'donjon-test', ...base]
  execFileSync('buildah', ['bud', ...options, '.'], { stdio: ['ignore', 'ignore', 'inherit'] })
})
