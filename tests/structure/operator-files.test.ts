import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { settings } from '#server/platform/settings.ts'

function read(file: string): string {
  return readFileSync(file, 'utf8')
}

const serviceSchema = z.object({
  env_file: z.array(z.object({ path: z.string(), required: z.boolean() })),
  environment: z.record(z.string(), z.union([z.string(), z.number()])),
  healthcheck: z.object({ test: z.array(z.string()) }),
  logging: z.object({ options: z.object({ 'max-size': z.string(), 'max-file': z.string() }) }),
  volumes: z.array(z.string()),
})
const compose = z
  .object({ services: z.record(z.string(), z.unknown()), volumes: z.record(z.string(), z.unknown()) })
  .parse(parse(read('compose.yaml')))

/** Settings that the container decides, whatever the operator's file says. */
const OF_THE_CONTAINER = ['NODE_ENV', 'HOST', 'PORT', 'DATABASE_URL']

describe('compose.yaml', () => {
  const game = serviceSchema.parse(compose.services.game)

  it('passes every setting of the file .env', () => {
    expect(game.env_file).toEqual([{ path: '.env', required: false }])
    const hidden = Object.entries(game.environment).filter(
      ([name, value]) => !String(value).startsWith(`\${${name}:`) && !OF_THE_CONTAINER.includes(name),
    )
    expect(hidden).toEqual([])
  })

  it('sets only what the server reads', () => {
    expect(Object.keys(game.environment).filter((name) => !Object.hasOwn(settings, name))).toEqual([])
  })

  it('counts on one proxy in front, so that limits by address tell players apart', () => {
    expect(game.environment.TRUST_PROXY).toBe(`\${TRUST_PROXY:-1}`)
  })

  it('keeps backups in a volume of the folder that the image gives to its user', () => {
    const [, folder] = /install -d -o node -g node (\S+)/.exec(read('Dockerfile')) ?? []
    expect(game.volumes).toContain(`backups:${folder}`)
    expect(compose.volumes).toHaveProperty('backups')
  })

  it('asks for the same sign of health as the Dockerfile', () => {
    const asked = (text: string) => /\/(health|ready)\b/.exec(text)?.[1]
    expect(asked(game.healthcheck.test.join(' '))).toBe('health')
    expect(asked(/HEALTHCHECK[\s\S]*/.exec(read('Dockerfile'))?.[0] ?? '')).toBe('health')
  })

  it.each(Object.entries(compose.services))('bounds the log of %s', (_name, service) => {
    expect(serviceSchema.pick({ logging: true }).safeParse(service).success).toBe(true)
  })
})

const operatorFiles = globSync('docs/operating/{*.service,*.timer,*.conf,upgrade.md}')

describe('the files for operators', () => {
  it.each(operatorFiles)('%s names only settings that exist', (file) => {
    const named = [...read(file).matchAll(/(?:^|[\s=`])([A-Z][A-Z_]{3,})=/gm)].map(([, name = '']) => name)
    expect(named.filter((name) => !Object.hasOwn(settings, name))).toEqual([])
  })

  it.each(operatorFiles)('%s runs only programs that exist', (file) => {
    const programs = [...read(file).matchAll(/\b(?:server|tools)\/[\w/-]+\.ts/g)].map(([path]) => path)
    expect(programs.filter((path) => !existsSync(path))).toEqual([])
  })

  it('are all linked from docs/operating.md', () => {
    expect(operatorFiles.length).toBeGreaterThan(4)
    const text = read('docs/operating.md')
    const names = operatorFiles.map((file) => file.slice('docs/'.length))
    expect(names.filter((name) => !text.includes(`(${name})`))).toEqual([])
  })
})

/** The commands of a document that start the server, by hand. */
function commandsOf(file: string): string | undefined {
  return [...read(file).matchAll(/```sh\n([\s\S]*?)```/g)]
    .map(([, text]) => text)
    .find((text) => text?.includes('server/main.ts'))
}

test('README.md and docs/operating.md start production by the same commands', () => {
  expect(commandsOf('README.md')).toContain('npm ci --include=dev')
  expect(commandsOf('docs/operating.md')).toBe(commandsOf('README.md'))
})
