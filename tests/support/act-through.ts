import { expect } from 'vitest'
import { type Caller, isDone, type Load, type SentCommand, startLoad } from './command-load.ts'

export type Acted = {
  readonly done: readonly SentCommand[]
  /** Statuses of the tries that failed, 0 without an answer. */
  readonly failures: readonly number[]
}

type Acting = {
  readonly url: string
  readonly callers: readonly Caller[]
  isReady(): Promise<boolean>
}

/** Waits until each of the players has had so many more commands carried out. */
export async function everybodyDoes(load: Load, callers: readonly Caller[], more: number): Promise<void> {
  const doneBy = ({ playerId }: Caller) =>
    load.sent.filter((command) => command.playerId === playerId && isDone(command)).length
  const before = new Map(callers.map((caller) => [caller, doneBy(caller)]))
  const waiting = () => callers.filter((caller) => doneBy(caller) < (before.get(caller) ?? 0) + more)
  await expect.poll(waiting, { timeout: 120_000 }).toEqual([])
}

/**
 * Players act before, during and after `fault`, which ends with the fault itself being over. Fails unless the server
 * becomes ready by itself and every player gets on.
 */
export async function actThrough(
  { url, callers, isReady }: Acting,
  fault: (load: Load) => Promise<void>,
): Promise<Acted> {
  const load = startLoad(url, callers, { insists: true })
  await everybodyDoes(load, callers, 1)
  await fault(load)
  await expect.poll(isReady, { timeout: 60_000, interval: 200 }).toBe(true)
  await everybodyDoes(load, callers, 2)
  await load.stop()
  return { done: load.sent.filter(isDone), failures: load.sent.flatMap(({ failures }) => failures) }
}
