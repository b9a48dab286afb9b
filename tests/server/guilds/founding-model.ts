import type { Outcome } from '../../support/in-some-order.ts'
import { establish, foundingOf, guildOf, type ModelFounding, type ModelWorld, purse } from './model.ts'

const COST = 1_000
const SHARE_MIN = 50

function collected({ shares }: ModelFounding): number {
  return [...shares.values()].reduce((sum, share) => sum + share, 0)
}

function takePart(world: ModelWorld, id: number, founding?: ModelFounding): Outcome | null {
  if (guildOf(world, id)) return 'alreadyInGuild'
  const own = foundingOf(world, id)
  return own && own !== founding ? 'foundingUnderway' : null
}

function shareOutcome(
  world: ModelWorld,
  id: number,
  amount: number,
  founding?: ModelFounding,
): Outcome | null {
  const refused = takePart(world, id, founding)
  if (refused) return refused
  const missing = COST - (founding ? collected(founding) : 0)
  const least = Math.min(missing, founding?.shares.has(id) ? 1 : SHARE_MIN)
  if (amount < least) return 'shareTooSmall'
  if (amount > missing) return 'shareTooLarge'
  return purse(world, id).diamonds < amount ? 'notEnoughDiamonds' : null
}

/** Names and tags of guilds and of open foundings are each in use once. */
function isTaken(world: ModelWorld, tag: string): boolean {
  return world.guilds.has(tag) || world.foundings.has(tag)
}

export function found(world: ModelWorld, id: number, tag: string): Outcome {
  const refused = shareOutcome(world, id, COST)
  if (refused) return refused
  if (isTaken(world, tag)) return 'nameTaken'
  purse(world, id).diamonds -= COST
  establish(world, tag, id, [])
  return 'done'
}

/** Opens a founding with a first share. */
export function open(
  world: ModelWorld,
  founding: Omit<ModelFounding, 'shares'>,
  amount: number,
  now: number,
): Outcome {
  const refused = shareOutcome(world, founding.founderId, amount)
  if (refused) return refused
  if (isTaken(world, founding.tag)) return 'nameTaken'
  const opened = { ...founding, shares: new Map() }
  world.foundings.set(founding.tag, opened)
  return chip(world, founding.founderId, opened, amount, now)
}

export function chip(
  world: ModelWorld,
  id: number,
  founding: ModelFounding,
  amount: number,
  now: number,
): Outcome {
  if (founding.endsAt <= now) return 'foundingClosed'
  const refused = shareOutcome(world, id, amount, founding)
  if (refused) return refused
  purse(world, id).diamonds -= amount
  founding.shares.set(id, (founding.shares.get(id) ?? 0) + amount)
  if (collected(founding) < COST) return 'done'
  world.foundings.delete(founding.tag)
  const partners = [...founding.shares.keys()].filter((one) => one !== founding.founderId)
  establish(world, founding.tag, founding.founderId, partners)
  return 'done'
}

export function withdraw(world: ModelWorld, id: number, founding: ModelFounding): Outcome {
  if (founding.founderId === id) return 'founderStays'
  const share = founding.shares.get(id)
  if (share === undefined) return 'noShare'
  founding.shares.delete(id)
  purse(world, id).diamonds += share
  return 'done'
}

export function cancel(world: ModelWorld, id: number, founding: ModelFounding): Outcome {
  if (founding.founderId !== id) return 'notFound'
  endFounding(world, founding)
  return 'done'
}

/** Pays everybody back: cancelled, or after its time. */
export function endFounding(world: ModelWorld, founding: ModelFounding): void {
  for (const [id, share] of founding.shares) purse(world, id).diamonds += share
  world.foundings.delete(founding.tag)
}
