import { currentPlatform } from '../../platform/ambient.ts'
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts'
import type { Addressee } from './account-token.ts'
import { type LetterText, letterAsHtml, letterAsText } from './letter-page.ts'

/**
 * Links use PUBLIC_URL, never the host that a request names. The token is in the fragment, which browsers do not send
 * to servers.
 */
function link(path: string, token: string): string {
  return `${currentPlatform().config.publicUrl}${path}#token=${token}`
}

function post(to: string, subject: string, letter: LetterText): void {
  enqueueMail({ to, subject, text: letterAsText(letter), html: letterAsHtml(letter) })
}

/** Asks to confirm the address. */
export function postConfirmation({ name, email }: Addressee, token: string): void {
  post(email, 'Донжон: подтвердите почту', {
    heading: 'Подтвердите почту',
    paragraphs: [
      `Здравствуйте, ${name}!`,
      'Ваш замок уже стоит. Подтвердите почту, чтобы вернуть доступ к нему, если забудете пароль.',
    ],
    action: { label: 'Подтвердить почту', url: link('/redirect/success-email-confirmation', token) },
    note: 'Ссылка работает один раз, 3 дня. Если вы не начинали игру, просто удалите это письмо.',
  })
}

/** The link for a forgotten password. */
export function postReset({ name, email }: Addressee, token: string): void {
  post(email, 'Донжон: новый пароль', {
    heading: 'Новый пароль',
    paragraphs: [`Здравствуйте, ${name}!`, 'Вы попросили ссылку, чтобы задать новый пароль.'],
    action: { label: 'Задать новый пароль', url: link('/auth/password-recovery', token) },
    note: 'Ссылка работает один раз, 10 минут. Если вы её не просили, ничего не делайте: пароль останется прежним.',
  })
}

/** Says that the password was changed, in case the player did not do it. */
export function postPasswordChanged({ name, email }: Addressee): void {
  post(email, 'Донжон: пароль изменён', {
    heading: 'Пароль изменён',
    paragraphs: [`Здравствуйте, ${name}!`, 'Пароль от вашего замка изменён, остальные сеансы закрыты.'],
    note: 'Если это были не вы, задайте новый пароль на странице «Восстановление пароля».',
  })
}
