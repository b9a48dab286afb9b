import { PAGES } from '#catalogue/pages.ts'
import { currentPlatform } from '../../platform/ambient.ts'
import type { Login } from '../../platform/sessions/new-device.ts'
import type { LetterText, Written } from './letter-page.ts'

/** A page of the game. Who is not logged in there gets to it after the login. */
function pageLink({ path }: { readonly path: string }): string {
  return `${currentPlatform().config.publicUrl}/game/${path}`
}

const instant = new Intl.DateTimeFormat('ru-RU', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Moscow',
})

/** The names of others keep their capital letter. */
function withinSentence(heading: string): string {
  return heading.replace(/^\p{Script=Cyrillic}/u, (letter) => letter.toLowerCase())
}

function written(
  name: string,
  heading: string,
  text: string,
  rest: Omit<LetterText, 'heading' | 'paragraphs'>,
) {
  const paragraphs = [`Здравствуйте, ${name}!`, text]
  return {
    subject: `Донжон: ${withinSentence(heading)}`,
    letter: { heading, paragraphs, ...rest },
  } satisfies Written
}

const RECOVERY = 'задайте новый пароль на странице «Восстановление пароля»'

/** Names what still opens the castle. */
export function writePasswordChanged(name: string, opensByTelegram: boolean): Written {
  const ended = 'Пароль от вашего замка изменён. Остальные сеансы закрыты, ключи доступа отозваны.'
  const note = `Если это были не вы, ${RECOVERY}.`
  if (!opensByTelegram)
    return written(
      name,
      'Пароль изменён',
      `${ended} Если замок был привязан к Telegram, он отвязан: привяжите его снова, войдя в Telegram по почте и паролю.`,
      { note },
    )
  return written(
    name,
    'Пароль изменён',
    `${ended} Пароль меняли в Telegram, и этот Telegram открывает замок по-прежнему.`,
    { action: { label: 'Вход через Telegram', url: pageLink(PAGES.messenger) }, note },
  )
}

export function writeTelegramLinked(name: string): Written {
  return written(name, 'Telegram привязан', 'Теперь ваш замок открывается из Telegram без пароля.', {
    action: { label: 'Вход через Telegram', url: pageLink(PAGES.messenger) },
    note: `Если это были не вы, ${RECOVERY}: новый пароль отвязывает Telegram и закрывает все сеансы.`,
  })
}

export function writeTelegramUnlinked(name: string): Written {
  return written(
    name,
    'Telegram отвязан',
    'Ваш замок больше не открывается из Telegram. Сеансы, открытые оттуда, закрыты.',
    { note: `Если это были не вы, ${RECOVERY}.` },
  )
}

export function writeNewDevice(name: string, { device, ip, createdAt, isLaunched }: Login): Written {
  const letter = written(
    name,
    'Вход с нового устройства',
    `В ваш замок вошли ${isLaunched ? 'через Telegram с устройства' : 'из браузера'}, которого мы раньше не видели: ${device ?? 'неизвестное устройство'}.`,
    {
      action: { label: 'Показать сеансы', url: pageLink(PAGES.sessions) },
      note: 'Если это были вы, ничего делать не нужно. Если нет, закройте этот сеанс и сразу смените пароль.',
    },
  )
  const when = `Когда: ${instant.format(createdAt)} по Москве.${ip ? ` Адрес в сети: ${ip}.` : ''}`
  return { ...letter, letter: { ...letter.letter, paragraphs: [...letter.letter.paragraphs, when] } }
}

export function writeSecondFactorOn(name: string): Written {
  return written(
    name,
    'Вход по коду включён',
    'Теперь после пароля игра спрашивает код из приложения. Остальные сеансы закрыты.',
    { note: `Если это были не вы, ${RECOVERY} и напишите хозяевам игры.` },
  )
}

export function writeSecondFactorOff(name: string): Written {
  return written(name, 'Вход по коду выключен', 'Теперь для входа в ваш замок хватит одного пароля.', {
    action: { label: 'Включить вход по коду', url: pageLink(PAGES.secondFactor) },
    note: `Если это были не вы, ${RECOVERY}.`,
  })
}

export function writeRecoveryCodeUsed(name: string): Written {
  return written(
    name,
    'Вход по запасному коду',
    'В ваш замок вошли по запасному коду. Этот код больше не действует.',
    {
      action: { label: 'Сделать новые коды', url: pageLink(PAGES.secondFactor) },
      note: `Если это были не вы, ${RECOVERY}: так закроются все сеансы.`,
    },
  )
}

export function writeTokenCreated(name: string): Written {
  return written(
    name,
    'Новый ключ доступа',
    'В вашем замке завели ключ доступа: программа с ним может читать то, что вы ей разрешили. Изменить она ничего не может.',
    {
      action: { label: 'Показать ключи', url: pageLink(PAGES.tokens) },
      note: `Если это были не вы, отзовите ключ и ${RECOVERY}: новый пароль отзывает все ключи.`,
    },
  )
}

export function writeDeletionRequested(name: string): Written {
  return written(
    name,
    'Замок будет удалён',
    'Вы попросили удалить замок. Через три дня он исчезнет навсегда: имя, почта, казна и всё, что вы писали. До тех пор удаление можно отменить.',
    {
      action: { label: 'Отменить удаление', url: pageLink(PAGES.settings) },
      note: `Если это были не вы, отмените удаление и ${RECOVERY}.`,
    },
  )
}

export function writeDeletionCancelled(name: string): Written {
  return written(name, 'Удаление отменено', 'Замок остаётся вашим, всё в нём на месте.', {
    note: `Если это были не вы, ${RECOVERY}.`,
  })
}

/** Names of roles. */
type RoleChange = {
  readonly given: readonly string[]
  readonly taken: readonly string[]
  /** After the change. */
  readonly now: readonly string[]
}

export function writeRolesChanged(name: string, { given, taken, now }: RoleChange): Written {
  const changes = [
    given.length > 0 && `Вам дали: ${given.join(', ')}.`,
    taken.length > 0 && `У вас забрали: ${taken.join(', ')}.`,
    now.length > 0 ? `Теперь у вас: ${now.join(', ')}.` : 'Теперь ролей в управлении у вас нет.',
  ]
  const words = changes.filter(Boolean).join(' ')
  return written(name, 'Ваши роли в управлении игрой изменились', words, {
    note: 'Роли меняет главный управляющий. Если это вас удивило, напишите хозяевам игры.',
  })
}
