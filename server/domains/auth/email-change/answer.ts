import { command } from '../../../game/commands/command.ts'
import { lockPlayer } from '../../../game/player/lock-order.ts'
import { now } from '../../../platform/clock.ts'
import { logSecurity } from '../../../platform/security-log.ts'
import { afterCommit } from '../../../platform/transaction.ts'
import { findEmailChangeToken, invalid } from '../account-token.ts'
import { endWaysIn } from '../end-ways-in.ts'
import { type EmailChangeRow, findEmailChange, settleEmailChange } from './change.ts'

type Answered = { readonly change: EmailChangeRow; readonly isNew: boolean }

/** The change that the token is about; its player is locked. 422 tokenInvalid. */
async function requireChange(token: string): Promise<Answered> {
  const known = await findEmailChangeToken(token)
  if (!known) throw invalid()
  await lockPlayer(known.playerId)
  const issued = await findEmailChangeToken(token)
  const change = issued && (await findEmailChange(issued.playerId))
  if (!change) throw invalid()
  return { change, isNew: known.isNew }
}

export const confirmEmailChange = command<'confirmEmailChange'>(async ({ body, address }) => {
  const { change, isNew } = await requireChange(body.token)
  const { isChanged, changesAt } = await settleEmailChange(
    change,
    isNew
      ? { newConfirmedAt: change.newConfirmedAt ?? now() }
      : { oldConfirmedAt: change.oldConfirmedAt ?? now() },
  )
  if (isChanged) afterCommit(() => logSecurity({ event: 'emailChanged', playerId: change.playerId, address }))
  return {
    isChanged,
    isNewConfirmed: isNew || change.newConfirmedAt !== null,
    changesAt: isChanged ? null : (changesAt?.toISOString() ?? null),
  }
})

/** Only the old address may reject: whoever can open the new one may have asked. */
export const rejectEmailChange = command<'rejectEmailChange'>(async ({ body, address }) => {
  const { change, isNew } = await requireChange(body.token)
  if (isNew) throw invalid()
  await endWaysIn(change.playerId, 'CLOSED_ELSEWHERE')
  afterCommit(() => logSecurity({ event: 'emailChangeRejected', playerId: change.playerId, address }))
  return undefined
})
