import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { drift } from './drift.ts'
import { staleFollowing, writeFollowing } from './following.ts'
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
    stale.push(...(await staleFollowing(fromRoot(''), values.contracts)))
    if (stale.length > 0)
      throw new Error(`These files are out of date (npm run generate):\n  ${stale.join('\n  ')}`)
    console.log(`generated/ follows from contracts/ (${seconds(start)})`)
  } else {
    await writeFollowing(fromRoot(''), values.contracts)
    await withFresh(replace)
    console.log(`Generated from contracts/ (${seconds(start)})`)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
