import { now } from '#server/platform/clock.ts'
import type { Subjects } from '../../support/contract-call.ts'
import type { Game } from '../../support/open-game.ts'
import { openTestSession } from '../../support/open-session.ts'
import { giveSecondFactor } from '../../support/second-factor.ts'
import { type KnownLord, knownLord } from '../../support/two-lords.ts'
import type { Ready } from './scenarios.ts'

type Asked = { readonly asks: Subjects; readonly asksOther?: Subjects }

/** A player with these roles, who asks for what `prepare` returns. */
export function personWho(roles: string[], prepare: (lord: KnownLord, game: Game) => Asked | Promise<Asked>) {
  return async (game: Game): Promise<Ready> => {
    const lord = await knownLord(game, { energyAt: now(), roles })
    if (roles.length > 1) await giveSecondFactor(lord.player.id)
    const asked = await prepare(lord, game)
    const { cookie } = await openTestSession(game.platform, lord.player.id)
    return { email: lord.player.email ?? '', cookie, ...asked }
  }
}
