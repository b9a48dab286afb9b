/** `npm run simulate`: plays a world by the game's own rules and judges its balance (docs/game.md, "Balance"). */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { playAmongNeighbours } from './among-neighbours.ts'
import { exhaustiveReport, wholeCatalogueUses } from './exhaustive.ts'
import { neighboursFile } from './neighbours.ts'
import { type Options, OptionsError, readOptions, USAGE } from './options.ts'
import { simulationPage } from './page/page.ts'
import { pathsFile } from './paths.ts'
import { playShards } from './play-shards.ts'
import { reportText } from './report-text.ts'
import { countTargets, judgeTargets } from './targets.ts'

/** Days in which a player lives alone among neighbours, three of them before level 10 and three protected. */
const ALONE_DAYS = 30

/** Progress for a terminal; never part of the printed result. */
function showProgress(done: number, all: number): void {
  if (!process.stderr.isTTY) return
  process.stderr.write(`\r${done} of ${all} shards${done === all ? '\n' : ''}`)
}

async function simulate({ castles, days, seed, archetype, workers, html }: Options): Promise<boolean> {
  const records = await playShards({ seed, castles, days, archetype }, workers, showProgress)
  const mixed = archetype === undefined
  const raided = mixed ? playAmongNeighbours({ seed, days: Math.min(days, ALONE_DAYS) }) : null
  const targets = judgeTargets({ records, days, mixed, raided })
  await mkdir(dirname(html), { recursive: true })
  await writeFile(html, simulationPage({ records, days, seed, targets }))
  console.log(reportText(records, days, targets))
  const { hold, measured } = countTargets(targets)
  return hold === measured
}

function exhaust(): boolean {
  const { text, complete } = exhaustiveReport(wholeCatalogueUses())
  console.log(text)
  return complete
}

async function settle(file: string, { seed, castles }: Options): Promise<boolean> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, neighboursFile({ seed, count: castles }))
  console.log(`${castles} neighbours written to ${file}`)
  return true
}

async function lay(file: string, { seed }: Options): Promise<boolean> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, pathsFile(seed))
  console.log(`paths of neighbours written to ${file}`)
  return true
}

function run(options: Options): boolean | Promise<boolean> {
  if (options.exhaustive) return exhaust()
  if (options.paths !== undefined) return lay(options.paths, options)
  return options.neighbours === undefined ? simulate(options) : settle(options.neighbours, options)
}

try {
  if (!(await run(readOptions(process.argv.slice(2))))) process.exitCode = 1
} catch (error) {
  if (!(error instanceof OptionsError)) throw error
  console.error(`${error.message}\n\n${USAGE}`)
  process.exitCode = 2
}
