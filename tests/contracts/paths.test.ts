import { appendFile, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { parse } from 'yaml'
import { pathsYaml } from '#tools/generate/paths.ts'
import { tagsOf } from '#tools/generate/tags.ts'

let contracts = ''
beforeEach(async () => {
  contracts = await mkdtemp(join(tmpdir(), 'donjon-contracts-'))
  await cp(fileURLToPath(new URL('../../contracts', import.meta.url)), contracts, { recursive: true })
})
afterEach(() => rm(contracts, { recursive: true }))

function addPath(domain: string, path: string) {
  return appendFile(join(contracts, 'domains', domain, 'paths.yaml'), `${path}:\n  get: {}\n`)
}

test('a path of a domain enters the list, with the domains in the order of the tags', async () => {
  await addPath('auth', '/auth/{way}/check')
  const paths = parse(await pathsYaml(contracts))
  expect(paths['/auth/{way}/check']).toEqual({
    $ref: 'domains/auth/paths.yaml#/~1auth~1{way}~1check',
  })
  const addresses = Object.keys(paths)
  expect(addresses.indexOf('/auth/{way}/check')).toBeLessThan(addresses.indexOf('/public/world'))
  expect(addresses.indexOf('/public/world')).toBeLessThan(addresses.indexOf('/admin/players'))
})

test('a path of two domains, and a domain without a tag, are named', async () => {
  await addPath('market', '/public/world')
  await expect(pathsYaml(contracts)).rejects.toThrow('Two domains have the path /public/world')
  await mkdir(join(contracts, 'domains', 'guild'))
  await writeFile(join(contracts, 'domains', 'guild', 'paths.yaml'), '/guild:\n  get: {}\n')
  await expect(pathsYaml(contracts)).rejects.toThrow('domains/guild/paths.yaml: x-tag has no description')
})

function addDomain(domain: string, after: string) {
  const tag = `x-tag: { description: Guilds, after: ${after} }\n`
  return mkdir(join(contracts, 'domains', domain)).then(() =>
    writeFile(join(contracts, 'domains', domain, 'paths.yaml'), `${tag}/${domain}:\n  get: {}\n`),
  )
}

test('the tag of a new domain stands right after the one that it names', async () => {
  await addDomain('guild', 'raids')
  const names = (await tagsOf(contracts)).map(({ name }) => name)
  expect(names[names.indexOf('raids') + 1]).toBe('guild')
  expect(names.at(-1)).toBe('statistics')
  expect(Object.keys(parse(await pathsYaml(contracts)))).toContain('/guild')
})

test('a tag after one that does not exist is named', async () => {
  await addDomain('guild', 'castles')
  await expect(tagsOf(contracts)).rejects.toThrow('domains/guild/paths.yaml: x-tag stands after castles')
})
