import type { Written } from '../letter-page.ts'
import { mailedLink } from '../mailed-link.ts'

export function writeEmailChangeNew(name: string, token: string): Written {
  return {
    subject: 'Донжон: подтвердите новую почту',
    letter: {
      heading: 'Новая почта',
      paragraphs: [
        `Здравствуйте, ${name}!`,
        'Вы попросили связать замок с этим адресом. Подтвердите его: до тех пор действует прежняя почта.',
      ],
      action: { label: 'Подтвердить новую почту', url: mailedLink('/redirect/email-change', token) },
      note: 'Ссылка работает сутки. Если вы не просили об этом, просто удалите это письмо.',
    },
  }
}

type Change = { readonly email: string; readonly oldConfirmedAt: Date | null }

/** The new address is named only in part: the letter may be read by somebody who must not learn it. */
function veiled(email: string): string {
  const [local = '', host = ''] = email.split('@')
  return `${local.slice(0, 1)}…@${host}`
}

export function writeEmailChangeOld(name: string, { email, oldConfirmedAt }: Change, token: string): Written {
  const delay = oldConfirmedAt
    ? 'Почта сменится, как только подтвердят новый адрес.'
    : 'Если вы согласны, подтвердите смену. Если промолчать, почта сменится через три дня после того, как подтвердят новый адрес.'
  return {
    subject: 'Донжон: смена почты',
    letter: {
      heading: 'Смена почты',
      paragraphs: [
        `Здравствуйте, ${name}!`,
        `Замок просят связать с другим адресом: ${veiled(email)}. ${delay}`,
      ],
      action: {
        label: 'Подтвердить или отменить',
        url: mailedLink('/redirect/email-change-answer', token),
      },
      note: 'Если это были не вы, отмените смену по ссылке: все сеансы закроются. Затем смените пароль.',
    },
  }
}
