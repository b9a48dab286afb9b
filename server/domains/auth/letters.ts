import { lockPlayer } from '../../game/player/lock-order.ts'
import { findPlayer } from '../../game/player/player-row.ts'
import { currentPlatform } from '../../platform/ambient.ts'
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts'
import type { Letter, LetterWriters } from '../../platform/mail/letter.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { type Account, findAccount } from './account.ts'
import { issueToken } from './account-token.ts'
import { type LetterText, letterAsHtml, letterAsText } from './letter-page.ts'
import type { TokenPurpose } from './models.ts'

/**
 * Links use PUBLIC_URL, never the host that a request names. The token is in the fragment, which browsers do not send
 * to servers.
 */
function link(path: string, token: string): string {
  return `${currentPlatform().config.publicUrl}${path}#token=${token}`
}

type Written = {
  readonly subject: string
  readonly letter: LetterText
}

function writeConfirmation(name: string, token: string): Written {
  return {
    subject: 'Донжон: подтвердите почту',
    letter: {
      heading: 'Подтвердите почту',
      paragraphs: [
        `Здравствуйте, ${name}!`,
        'Ваш замок уже стоит. Подтвердите почту, чтобы вернуть доступ к нему, если забудете пароль.',
      ],
      action: { label: 'Подтвердить почту', url: link('/redirect/success-email-confirmation', token) },
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
      action: { label: 'Задать новый пароль', url: link('/auth/password-recovery', token) },
      note: 'Ссылка работает один раз, 10 минут. Если вы её не просили, ничего не делайте: пароль останется прежним.',
    },
  }
}

function writePasswordChanged(name: string): Written {
  return {
    subject: 'Донжон: пароль изменён',
    letter: {
      heading: 'Пароль изменён',
      paragraphs: [`Здравствуйте, ${name}!`, 'Пароль от вашего замка изменён, остальные сеансы закрыты.'],
      note: 'Если это были не вы, задайте новый пароль на странице «Восстановление пароля».',
    },
  }
}

function addressed({ email }: Account, { subject, letter }: Written): Letter {
  return { to: email, subject, text: letterAsText(letter), html: letterAsHtml(letter) }
}

/** A letter with a link. Its token is made now: only its hash is stored, and its time begins when it is sent. */
function withToken(
  purpose: TokenPurpose,
  write: (name: string, token: string) => Written,
  isNeeded: (account: Account) => boolean = () => true,
) {
  return (playerId: number): Promise<Letter | undefined> =>
    inTransaction(async () => {
      const player = await lockPlayer(playerId)
      const account = await findAccount(playerId)
      if (!account || !isNeeded(account)) return undefined
      return addressed(account, write(player.name, await issueToken(player, account.email, purpose)))
    })
}

async function passwordChanged(playerId: number): Promise<Letter | undefined> {
  const account = await findAccount(playerId)
  const player = await findPlayer(playerId)
  return account && player && addressed(account, writePasswordChanged(player.name))
}

/** The letters about an account, by kind. */
export const authLetters = {
  confirmEmail: withToken('CONFIRM_EMAIL', writeConfirmation, ({ emailConfirmedAt }) => !emailConfirmedAt),
  resetPassword: withToken('RESET_PASSWORD', writeReset),
  passwordChanged,
} satisfies LetterWriters

/** Orders a letter about the player's account. */
export function postLetter(kind: keyof typeof authLetters, playerId: number): void {
  enqueueMail({ kind, playerId })
}
