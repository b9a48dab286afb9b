import { ROLE_NAMES } from '#catalogue/player/role-names.ts'
import { lockPlayer } from '../../game/player/lock-order.ts'
import { findPlayer } from '../../game/player/player-row.ts'
import { isRole } from '../../platform/http/callers/caller.ts'
import { enqueueMail, type LetterOrder } from '../../platform/mail/enqueue-mail.ts'
import type { Letter, LetterWriters } from '../../platform/mail/letter.ts'
import { findLogin } from '../../platform/sessions/new-device.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { type Account, findAccount } from './account.ts'
import { issueToken } from './account-token.ts'
import { findEmailChange } from './email-change/change.ts'
import { writeEmailChangeNew, writeEmailChangeOld } from './email-change/letters.ts'
import { letterAsHtml, letterAsText, type Written } from './letter-page.ts'
import { mayMailTo } from './letters-to-address.ts'
import { mailedLink } from './mailed-link.ts'
import type { TokenPurpose } from './models.ts'
import {
  writeDeletionCancelled,
  writeDeletionRequested,
  writeNewDevice,
  writePasswordChanged,
  writeRecoveryCodeUsed,
  writeRolesChanged,
  writeSecondFactorOff,
  writeSecondFactorOn,
  writeTelegramLinked,
  writeTelegramUnlinked,
  writeTokenCreated,
} from './security-letters.ts'
import { isLinked } from './telegram/is-linked.ts'

type About = Pick<LetterOrder, 'sessionId' | 'roles'>

function writeConfirmation(name: string, token: string): Written {
  return {
    subject: 'Донжон: подтвердите почту',
    letter: {
      heading: 'Подтвердите почту',
      paragraphs: [
        `Здравствуйте, ${name}!`,
        'Ваш замок уже стоит. Подтвердите почту, чтобы вернуть доступ к нему, если забудете пароль.',
      ],
      action: { label: 'Подтвердить почту', url: mailedLink('/redirect/success-email-confirmation', token) },
      note: 'Ссылка работает один раз, 3 дня. Если вы не начинали игру, просто удалите это письмо.',
    },
  }
}

function writeReset(name: string, token: string): Written {
  return {
    subject: 'Донжон: новый пароль',
    letter: {
      heading: 'Новый пароль',
      paragraphs: [`Здравствуйте, ${name}!`, 'Вы попросили ссылку, чтобы задать новый пароль.'],
      action: { label: 'Задать новый пароль', url: mailedLink('/auth/password-recovery', token) },
      note: 'Ссылка работает один раз, 10 минут. Если вы её не просили, ничего не делайте: пароль останется прежним.',
    },
  }
}

function addressed({ email }: Pick<Account, 'email'>, { subject, letter }: Written): Letter {
  return { to: email, subject, text: letterAsText(letter), html: letterAsHtml(letter) }
}

/** A letter with a link. Its token is made now: only its hash is stored, and its time begins when it is sent. */
function withToken(
  purpose: TokenPurpose,
  write: (name: string, token: string) => Written,
  isNeeded: (account: Account) => Promise<boolean> = async () => true,
) {
  return (playerId: number): Promise<Letter | undefined> =>
    inTransaction(async () => {
      const player = await lockPlayer(playerId)
      const account = await findAccount(playerId)
      if (!account || !(await isNeeded(account))) return undefined
      return addressed(account, write(player.name, await issueToken(player, account.email, purpose)))
    })
}

/** The letters about a change of the e-mail: to the new address, and to the present one. */
function aboutEmailChange(purpose: 'CHANGE_EMAIL_NEW' | 'CHANGE_EMAIL_OLD') {
  return (playerId: number): Promise<Letter | undefined> =>
    inTransaction(async () => {
      const player = await lockPlayer(playerId)
      const account = await findAccount(playerId)
      const change = await findEmailChange(playerId)
      if (!account || !change) return undefined
      if (purpose === 'CHANGE_EMAIL_NEW' && !(await mayMailTo(change.email))) return undefined
      const token = await issueToken(player, change.email, purpose)
      return purpose === 'CHANGE_EMAIL_NEW'
        ? addressed(change, writeEmailChangeNew(player.name, token))
        : addressed(account, writeEmailChangeOld(player.name, change, token))
    })
}

/** A letter that only tells of something. */
function news(write: (name: string) => Written) {
  return async (playerId: number): Promise<Letter | undefined> => {
    const account = await findAccount(playerId)
    const player = await findPlayer(playerId)
    return account && player && addressed(account, write(player.name))
  }
}

/** Names of the roles that are more than a player's. */
function namesOf(roles: readonly string[]): string[] {
  return roles
    .filter(isRole)
    .filter((role) => role !== 'PLAYER')
    .map((role) => ROLE_NAMES[role])
}

async function rolesChanged(playerId: number, { roles }: About = {}): Promise<Letter | undefined> {
  if (!roles) return undefined
  const { before, after } = roles
  const given = namesOf(after.filter((role) => !before.includes(role)))
  const taken = namesOf(before.filter((role) => !after.includes(role)))
  return news((name) => writeRolesChanged(name, { given, taken, now: namesOf(after) }))(playerId)
}

async function newDevice(playerId: number, { sessionId = '' }: About = {}): Promise<Letter | undefined> {
  const login = await findLogin(playerId, sessionId)
  return login && news((name) => writeNewDevice(name, login))(playerId)
}

async function passwordChanged(playerId: number): Promise<Letter | undefined> {
  const opensByTelegram = await isLinked(playerId)
  return news((name) => writePasswordChanged(name, opensByTelegram))(playerId)
}

/** The letters about an account, by kind. */
export const authLetters = {
  confirmEmail: withToken(
    'CONFIRM_EMAIL',
    writeConfirmation,
    async ({ emailConfirmedAt, email }) => !emailConfirmedAt && mayMailTo(email),
  ),
  resetPassword: withToken('RESET_PASSWORD', writeReset),
  emailChangeNew: aboutEmailChange('CHANGE_EMAIL_NEW'),
  emailChangeOld: aboutEmailChange('CHANGE_EMAIL_OLD'),
  passwordChanged,
  telegramLinked: news(writeTelegramLinked),
  telegramUnlinked: news(writeTelegramUnlinked),
  tokenCreated: news(writeTokenCreated),
  deletionRequested: news(writeDeletionRequested),
  deletionCancelled: news(writeDeletionCancelled),
  newDevice,
  rolesChanged,
  secondFactorOn: news(writeSecondFactorOn),
  secondFactorOff: news(writeSecondFactorOff),
  recoveryCodeUsed: news(writeRecoveryCodeUsed),
} satisfies LetterWriters

/** Orders a letter about the player's account. */
export function postLetter(kind: keyof typeof authLetters, playerId: number): void {
  enqueueMail({ kind, playerId })
}

/** Orders a letter about one of the player's sessions. */
export function postLetterAbout(kind: keyof typeof authLetters, playerId: number, sessionId: string): void {
  enqueueMail({ kind, playerId, sessionId })
}
