import { command } from '../../game/commands/command.ts'
import { findPlayer } from '../../game/player/player-row.ts'
import type { HandlersOf } from '../../platform/http/handlers/handlers.ts'
import { query } from '../../platform/http/handlers/query.ts'
import { mintBearer, withoutToken, withToken } from '../../platform/sessions/session-token.ts'
import { findAccount } from './account.ts'
import { changePassword } from './change-password.ts'
import { confirmPassword } from './confirm-password.ts'
import { confirmEmail, sendConfirmEmail, sendResetPassword } from './email.ts'
import { confirmEmailChange, rejectEmailChange } from './email-change/answer.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { registerPlayer } from './register-player.ts'
import { logInByCode } from './second-factor/log-in-by-code.ts'
import { getSecondFactor, renewRecoveryCodes, turnOffSecondFactor } from './second-factor/manage.ts'
import { confirmSecondFactor, startSecondFactor } from './second-factor/turn-on.ts'
import { getSessionEnd } from './session-end.ts'
import { addEmail } from './telegram/add-email.ts'
import { getTelegramLink, getTelegramLogin } from './telegram/known.ts'
import { logInByTelegram } from './telegram/log-in.ts'
import { linkTelegram, unlinkTelegram } from './telegram/manage.ts'
import { registerByTelegram } from './telegram/register.ts'
import { viewAuth } from './views.ts'

export const authHandlers = {
  registerPlayer,
  logIn,
  logInByCode,

  getTelegramLogin,
  logInByTelegram,
  registerByTelegram,
  getTelegramLink,
  linkTelegram,
  unlinkTelegram,
  addEmail,

  logOut,

  getAuthData: query(async ({ caller }) => {
    const player = caller && (await findPlayer(caller.playerId))
    if (!player) return undefined
    const account = await findAccount(player.id)
    return viewAuth({ player, account, sessionId: caller.sessionId, withBearer: false })
  }),

  getSessionEnd,

  renewBearer: command(async ({ caller }) => mintBearer(caller.sessionId), {
    keep: withoutToken,
    replay: (kept, { caller }) => withToken(kept, caller.sessionId),
  }),

  sendConfirmEmail,
  confirmEmail,
  sendResetPassword,
  changePassword,
  confirmPassword,
  confirmEmailChange,
  rejectEmailChange,

  getSecondFactor,
  startSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  turnOffSecondFactor,
} satisfies HandlersOf<'auth'>
