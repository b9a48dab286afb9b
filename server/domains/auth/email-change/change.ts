import type { EmailChange } from '#generated/types.ts'
import { emailChangesAt } from '#rules/settings/email-change.ts'
import { report } from '../../../game/live/report.ts'
import { schedule } from '../../../game/timers/schedule.ts'
import { now } from '../../../platform/clock.ts'
import { isUniqueViolation } from '../../../platform/database/database-errors.ts'
import type { ModelRow } from '../../../platform/database/model.ts'
import { conflict } from '../../../platform/errors.ts'
import { saveEmail } from '../account.ts'
import { endEmailChangeTokens, endResets } from '../account-token.ts'
import { emailChanges } from './models.ts'

export type EmailChangeRow = ModelRow<typeof emailChanges>

/** A change that is under way. Undefined also for one whose new address has let its time pass. */
export async function findEmailChange(playerId: number): Promise<EmailChangeRow | undefined> {
  const change = (await emailChanges().findByPk(playerId))?.get()
  return change && (change.newConfirmedAt || change.expiresAt > now()) ? change : undefined
}

export function viewEmailChange(change: EmailChangeRow): EmailChange {
  return {
    email: change.email,
    isNewConfirmed: change.newConfirmedAt !== null,
    isOldConfirmed: change.oldConfirmedAt !== null,
    changesAt: change.changesAt?.toISOString() ?? null,
    expiresAt: change.newConfirmedAt ? null : change.expiresAt.toISOString(),
  }
}

export function emailTaken() {
  const message = 'Эта почта уже занята'
  return conflict('emailTaken', message, { fields: [{ path: 'body.email', message }] })
}

/** Ends a change of a locked player. */
export async function endEmailChange(playerId: number): Promise<void> {
  await emailChanges().destroy({ where: { playerId } })
  await endEmailChangeTokens(playerId)
}

/** The new e-mail of a locked player holds from now on. 409 emailTaken if somebody else has it by now. */
async function takeNewEmail({ playerId, email }: EmailChangeRow): Promise<void> {
  try {
    await saveEmail(playerId, email)
  } catch (error) {
    if (isUniqueViolation(error, 'account_email_key_key')) throw emailTaken()
    throw error
  }
  await endEmailChange(playerId)
  await endResets(playerId)
  report(playerId, 'emailConfirmed')
}

/** Saves confirmations of a locked player's change, and carries it out if it is time. Resolves to whether it has changed. */
export async function settleEmailChange(
  change: EmailChangeRow,
  confirmed: Partial<Pick<EmailChangeRow, 'newConfirmedAt' | 'oldConfirmedAt'>> = {},
): Promise<{ isChanged: boolean; changesAt: Date | null }> {
  const { playerId } = change
  const state = { ...change, ...confirmed }
  const at = emailChangesAt({
    newConfirmedAt: state.newConfirmedAt?.getTime() ?? null,
    oldConfirmedAt: state.oldConfirmedAt?.getTime() ?? null,
  })
  const changesAt = at === null ? null : new Date(at)
  if (changesAt && changesAt <= now()) {
    await takeNewEmail(state)
    return { isChanged: true, changesAt }
  }
  await emailChanges().update({ ...confirmed, changesAt }, { where: { playerId } })
  if (changesAt) schedule('emailChange', { playerId, subjectId: playerId, dueAt: changesAt })
  return { isChanged: false, changesAt }
}
