import type { SessionEnd } from '../../../../../generated/types.ts'

/** What the login page says to a player whose session ended without a logout. */
export const SESSION_END_WORDS: Readonly<Record<SessionEnd, { title: string; text: string }>> = {
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
}
