import { lockPlayer } from '../../game/player/lock-order.ts'
import { defineIrreversibleTimer } from '../../game/timers/schedule.ts'
import { now } from '../../platform/clock.ts'
import { isEmailTaken } from './account.ts'
import { endEmailChange, findEmailChange, settleEmailChange } from './email-change/change.ts'

/** The old address has been silent: the new e-mail holds. If somebody else has it by now, the change ends without effect. */
export const emailChange = defineIrreversibleTimer('emailChange', async (playerId) => {
  await lockPlayer(playerId)
  const change = await findEmailChange(playerId)
  if (!change?.changesAt || change.changesAt > now()) return
  if (await isEmailTaken(change.email)) await endEmailChange(playerId)
  else await settleEmailChange(change)
})
