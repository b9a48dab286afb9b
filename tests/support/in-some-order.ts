import { isDeepStrictEqual } from 'node:util'
import { expect } from 'vitest'

/** Done, or the code of the refusal. */
export type Outcome = string

/** A command that a test gives while others come: how a model books it, and how it is called. */
export type Attempt<World> = {
  /** For messages. */
  readonly name: string
  /** Changes the model. Returns the outcome that the command must have. */
  readonly book: (world: World) => Outcome
  readonly call: () => Promise<{ readonly status: number; readonly error: { readonly code: string } | null }>
}

/** What a call came to. A busy machine may let one wait too long for a lock: it is repeated. */
async function outcomeOf<World>(attempt: Attempt<World>): Promise<Outcome> {
  const { status, error } = await attempt.call()
  if (status === 503) return outcomeOf(attempt)
  return status === 200 ? 'done' : (error?.code ?? String(status))
}

type Given<World> = { readonly attempt: Attempt<World>; readonly outcome: Outcome }

/** The worlds that the orders lead to in which every attempt has its outcome. */
function worldsOf<World>(world: World, given: readonly Given<World>[]): World[] {
  if (given.length === 0) return [world]
  return given.flatMap(({ attempt, outcome }, place) => {
    const next = structuredClone(world)
    return attempt.book(next) === outcome ? worldsOf(next, given.toSpliced(place, 1)) : []
  })
}

/**
 * Gives commands at once. Their outcomes, and what the server has afterwards, must be those of one after the other in
 * some order. Returns the world of that order.
 */
export async function inSomeOrder<World, Seen>(
  world: World,
  attempts: readonly Attempt<World>[],
  /** What the server has, and what the model says that it has. */
  { read, predict }: { readonly read: () => Promise<Seen>; readonly predict: (world: World) => Seen },
): Promise<World> {
  const given = await Promise.all(
    attempts.map(async (attempt) => ({ attempt, outcome: await outcomeOf(attempt) })),
  )
  const words = given.map(({ attempt, outcome }) => `${attempt.name}: ${outcome}`).join(', ')
  const worlds = worldsOf(world, given)
  const [first] = worlds
  if (!first) throw new Error(`In no order: ${words}. Before: ${JSON.stringify(predict(world))}`)
  const seen = await read()
  const fitting = worlds.find((one) => isDeepStrictEqual(predict(one), seen))
  if (!fitting) expect(seen, words).toEqual(predict(first))
  return fitting ?? first
}
