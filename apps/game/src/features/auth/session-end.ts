import type { SessionEnd, SessionEndResult } from '#generated/types.ts'

type Words = { readonly title: string; readonly text: string }

const SESSION_END_WORDS: Readonly<Record<SessionEnd, Words>> = {
  PASSWORD_CHANGED: {
    title: 'Сеанс закрыт: пароль изменён',
    text: 'Войдите с новым паролем. Если меняли не вы, нажмите «Забыли пароль?».',
  },
  CLOSED_ELSEWHERE: {
    title: 'Сеанс закрыт с другого устройства',
    text: 'Войдите снова. Если закрывали не вы, смените пароль в настройках.',
  },
  EXPIRED: {
    title: 'Сеанс истёк',
    text: 'Вас долго не было. Замок на месте: войдите снова.',
  },
  BLOCKED: {
    title: 'Учётная запись заблокирована',
    text: 'Вход в игру закрыт.',
  },
  CLOSED_BY_ADMIN: {
    title: 'Сеанс закрыт управляющим',
    text: 'Замок на месте: войдите снова. На всякий случай смените пароль в настройках.',
  },
  ROLES_CHANGED: {
    title: 'Сеанс закрыт: ваши права изменились',
    text: 'Войдите снова.',
  },
  DELETED: {
    title: 'Замок удалён',
    text: 'Вы попросили удалить его, и срок вышел. Новый замок можно построить в любое время.',
  },
}

/** What the login page says to a player whose session ended without a logout; null if there is nothing to say. */
export function sessionEndWords(ended: SessionEndResult | undefined): Words | null {
  if (!ended?.reason) return null
  const words = SESSION_END_WORDS[ended.reason]
  return { ...words, text: ended.message ?? words.text }
}
