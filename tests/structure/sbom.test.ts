import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'

const billSchema = z.object({
  bomFormat: z.literal('CycloneDX'),
  metadata: z.object({ component: z.object({ name: z.literal('donjon'), type: z.literal('application') }) }),
  components: z.array(
    z.object({
      name: z.string(),
      version: z.string(),
      purl: z.string(),
      hashes: z.array(z.unknown()).optional(),
      properties: z.array(z.object({ name: z.string(), value: z.string() })).optional(),
    }),
  ),
})

test('npm run sbom lists every package of package.json with version, address and hash', () => {
  execFileSync('node', ['tools/sbom.ts'])
  const { components } = billSchema.parse(JSON.parse(readFileSync('dist/sbom.cdx.json', 'utf8')))
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const listed = new Set(components.map(({ name }) => name))
  const direct = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => name !== 'tsgo')
  expect(direct.filter((name) => !listed.has(name))).toEqual([])
  for (const { purl } of components) expect(purl).toMatch(/^pkg:npm\//)
  // Another package contains it, and is hashed with it.
  const isBundled = ({ properties = [] }: (typeof components)[number]) =>
    properties.some(({ name, value }) => name === 'cdx:npm:package:bundled' && value === 'true')
  const unhashed = components.filter((component) => !component.hashes?.length && !isBundled(component))
  expect(unhashed.map(({ name }) => name)).toEqual([])
})
