import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { drift } from './drift.ts'
import { GAME_DATA_FILE, gameDataYaml } from './game-data.ts'
import { generateAll } from './pipeline.ts'

function fromRoot(path: string) {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url))
}

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    contracts: { type: 'string', default: fromRoot('contracts') },
    out: { type: 'string', default: fromRoot('generated') },
  },
})

/** Generates into a temporary folder, so that a faulty contract leaves the last good files in place. */
async function withFresh<Result>(use: (fresh: string) => Promise<Result>): Promise<Result> {
  const fresh = await mkdtemp(join(tmpdir(), 'donjon-generated-'))
  try {
    await generateAll(values.contracts, fresh)
    return await use(fresh)
  } finally {
    await rm(fresh, { recursive: true, force: true })
  }
}

/** The one part of the contracts that follows from the others; the bundles are made from it. */
async function isGameDataStale(): Promise<boolean> {
  const committed = await readFile(join(values.contracts, GAME_DATA_FILE), 'utf8')
  return committed !== (await gameDataYaml(values.contracts))
}

async function replace(fresh: string) {
  await rm(values.out, { recursive: true, force: true })
  await cp(fresh, values.out, { recursive: true })
}

function seconds(since: number) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}

const start = performance.now()
try {
  if (values.check) {
    const stale = await withFresh((fresh) => drift(values.out, fresh))
    if (await isGameDataStale()) stale.push(join(values.contracts, GAME_DATA_FILE))
    if (stale.length > 0)
      throw new Error(
        `generated/ does not follow from contracts/ (npm run generate):\n  ${stale.join('\n  ')}`,
      )
    console.log(`generated/ follows from contracts/ (${seconds(start)})`)
  } else {
    await writeFile(join(values.contracts, GAME_DATA_FILE), await gameDataYaml(values.contracts))
    await withFresh(replace)
    console.log(`Generated from contracts/ (${seconds(start)})`)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
