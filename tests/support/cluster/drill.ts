import { expect } from 'vitest'
import { dataFaults } from '#server/domains/invariants.ts'
import { everybodyDoes } from '../act-through.ts'
import { type Caller, isDone, type Load, type SentCommand, sendCommand, startLoad } from '../command-load.ts'
import type { Cluster } from './cluster.ts'
import { compareEffects, openMissions } from './effects.ts'
import type { GameMachine } from './game-machine.ts'
import { hearAnswers } from './heard-answers.ts'
import type { Tab } from './tabs.ts'

export type Drill = {
  readonly what: string
  /** Five times the goal: a busy machine must not fail a drill. */
  readonly gapMaxMs: number
  /** Whether players may see pages of the proxy's own. */
  readonly hasProxyPages?: boolean
  /** Servers that the drill itself starts again. All others must go on as they are. */
  readonly restarts?: readonly GameMachine[]
  /** Ends when the fault is over. */
  readonly fault: (load: Load) => Promise<void>
}

export type DrillRow = Readonly<Record<string, string | number>>

export type Drills = {
  run(drill: Drill): Promise<void>
  /** What was measured so far. */
  readonly rows: readonly DrillRow[]
}

/** Players think for a moment, so that the programs of the cluster have some of the machine, too. */
const PAUSE_MS = 700
/** Commands of each player before the fault, and after it. */
const COMMANDS_AROUND = 4
const REPLAYED = 150
const LONG_WAIT = { timeout: 120_000, interval: 300 }

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}

/** Sends answered commands again, and returns those whose answer differs. */
async function replay(url: string, commands: readonly SentCommand[]): Promise<SentCommand[]> {
  const differing: SentCommand[] = []
  for (const command of commands) {
    const again = await sendCommand(url, command)
    if (again.status !== 200 || again.text !== command.answer?.text) differing.push(command)
  }
  return differing
}

/** Waits until a command is carried out that was not when this was called. */
export async function untilDoneAgain(load: Load): Promise<void> {
  const before = load.sent.filter(isDone).length
  await expect.poll(() => load.sent.filter(isDone).length, LONG_WAIT).toBeGreaterThan(before + 1)
}

function absencesOf(tabs: readonly Tab[]): string {
  const absences = tabs.map((tab) => tab.takeAbsences())
  const gone = absences.filter(({ count }) => count > 0).length
  return gone === 0
    ? 'none dropped'
    : `${gone}, at most ${seconds(Math.max(...absences.map((one) => one.longestMs)))}`
}

export function drillsOf(cluster: Cluster, callers: readonly Caller[], tabs: readonly Tab[]): Drills {
  const { web, patroni, onDatabase } = cluster
  const machines = [cluster.first, cluster.second]
  /** Every command of every drill that was acknowledged. */
  const acknowledged: SentCommand[] = []
  const rows: DrillRow[] = []

  const expectTabsRight = async () => {
    for (const tab of tabs)
      await expect.poll(tab.differences, { timeout: 60_000, interval: 1000 }).toEqual([])
  }

  const run = async ({ what, gapMaxMs, hasProxyPages = false, restarts = [], fault }: Drill) => {
    const steady = machines.filter((machine) => !restarts.includes(machine))
    const pids = steady.map((machine) => machine.pid())
    const heard = hearAnswers()
    absencesOf(tabs)
    const load = startLoad(web.url, callers, { insists: true, pauseMs: PAUSE_MS, onTry: heard.note })
    try {
      await everybodyDoes(load, callers, COMMANDS_AROUND)
      await fault(load)
      await everybodyDoes(load, callers, COMMANDS_AROUND)
    } finally {
      await load.stop()
    }
    await patroni.untilWhole()
    await web.untilServed(['game1', 'game2'])
    await expect.poll(() => tabs.filter((tab) => !tab.isConnected()).length, LONG_WAIT).toBe(0)
    await expect.poll(() => onDatabase(() => openMissions(callers)), LONG_WAIT).toEqual([])
    const done = load.sent.filter(isDone)
    acknowledged.push(...done)
    const differing = await replay(web.url, done.slice(-REPLAYED))
    const { lost, twice } = await onDatabase(() => compareEffects(callers, acknowledged))
    rows.push({
      what,
      gap: seconds(heard.longestGapMs()),
      'no success': heard.failures(),
      commands: done.length,
      lost,
      twice,
      'sockets gone': absencesOf(tabs),
    })
    console.log(JSON.stringify(rows.at(-1)))
    expect({ lost, twice, differing }).toEqual({ lost: 0, twice: 0, differing: [] })
    expect(await onDatabase(dataFaults)).toEqual([])
    if (!hasProxyPages) expect(heard.proxyPages()).toBe(0)
    expect(steady.map((machine) => [machine.pid(), machine.isRunning()])).toEqual(
      pids.map((pid) => [pid, true]),
    )
    await expectTabsRight()
    expect(heard.longestGapMs()).toBeLessThan(gapMaxMs)
  }
  return { run, rows }
}
