import polyglotI18nProvider from 'ra-i18n-polyglot'
import russian from 'ra-language-russian'
import type { TranslationMessages } from 'react-admin'
import type { ResourceName, SourceOf } from './resources/resources.ts'

type ResourceWords<Name extends ResourceName> = {
  name: string
  empty?: string
  fields: Partial<Record<SourceOf<Name>, string>>
}

const RESOURCES: { [Name in ResourceName]: ResourceWords<Name> } = {
  players: {
    name: 'Игрок |||| Игрока |||| Игроки',
    empty: 'Игроков пока нет',
    fields: {
      id: '№',
      name: 'Имя',
      email: 'Почта',
      emailConfirmed: 'Почта подтверждена',
      kind: 'Чей замок',
      roles: 'Роли',
      level: 'Уровень',
      title: 'Титул',
      experience: 'Опыт',
      gold: 'Золото',
      diamonds: 'Алмазы',
      owedDiamonds: 'Долг за возврат, алмазы',
      glory: 'Слава',
      missionsWon: 'Походов выиграно',
      missionsLost: 'Походов проиграно',
      createdAt: 'Основан',
      lastSeenAt: 'Был в игре',
    },
  },
  'money-entries': {
    name: 'Запись |||| Записи |||| Записи',
    fields: {
      createdAt: 'Когда',
      currency: 'Валюта',
      amount: 'Сколько',
      balanceAfter: 'Стало',
      source: 'Откуда и на что',
      reference: 'Основание',
    },
  },
  'player-sessions': {
    name: 'Сеанс |||| Сеанса |||| Сеансы',
    fields: {
      device: 'Устройство',
      address: 'Адрес',
      createdAt: 'Начат',
      lastSeenAt: 'Был в игре',
      endedAt: 'Закончен',
    },
  },
  'item-entries': {
    name: 'Запись |||| Записи |||| Записи',
    fields: {
      createdAt: 'Когда',
      name: 'Вещь',
      amount: 'Сколько',
      source: 'Откуда и куда',
      reference: 'Основание',
    },
  },
  'player-fights': {
    name: 'Бой |||| Боя |||| Бои',
    fields: {
      id: '№',
      createdAt: 'Когда',
      type: 'Какой бой',
      title: 'Где',
      result: 'Чем кончился',
      otherName: 'С кем',
    },
  },
  'player-notes': {
    name: 'Заметка |||| Заметки |||| Заметки',
    fields: { createdAt: 'Когда', byName: 'Кто', text: 'Заметка' },
  },
  corrections: {
    name: 'Поправка |||| Поправки |||| Поправки',
    empty: 'Поправок пока нет',
    fields: {
      id: '№',
      createdAt: 'Когда',
      amount: 'Что изменено',
      reason: 'Причина',
      byName: 'Кто',
      undoneById: 'Отмена',
    },
  },
  'donate-orders': {
    name: 'Заказ |||| Заказа |||| Заказы',
    empty: 'Заказов пока нет',
    fields: {
      id: '№',
      playerId: '№ игрока',
      playerName: 'Игрок',
      name: 'Набор',
      provider: 'Чем платят',
      currency: 'Валюта',
      minor: 'Сумма',
      state: 'Состояние',
      createdAt: 'Заказан',
      expiresAt: 'Ждёт оплаты до',
      paidAt: 'Оплачен',
      refundedAt: 'Возвращён',
      diamondsTaken: 'Забрано алмазов',
      diamondsMissing: 'Не хватило алмазов',
      externalId: '№ платежа',
    },
  },
  'audit-entries': {
    name: 'Запись |||| Записи |||| Журнал действий',
    empty: 'Записей пока нет',
    fields: {
      id: '№',
      createdAt: 'Когда',
      playerId: '№ администратора',
      playerName: 'Кто',
      operation: 'Что сделал',
      subjectId: '№ игрока',
      subjectName: 'С кем',
      request: 'Что именно',
      network: 'Из какой сети',
    },
  },
  'content/news': {
    name: 'Новость |||| Новости |||| Новости',
    empty: 'Новостей пока нет',
    fields: {
      id: '№',
      revision: 'Редакция',
      title: 'Заголовок',
      description: 'Текст',
      version: 'Версия игры',
      state: 'Состояние',
      isShown: 'Видна игрокам',
      savedAt: 'Сохранена',
      byName: 'Кто',
    },
  },
  'news-revisions': {
    name: 'Редакция |||| Редакции |||| Редакции',
    fields: {
      id: '№',
      newsId: '№ новости',
      revision: 'Редакция',
      title: 'Заголовок',
      description: 'Текст',
      version: 'Версия игры',
      state: 'Состояние',
      savedAt: 'Сохранена',
      byName: 'Кто',
    },
  },
  'knowledge-base/tip': {
    name: 'Подсказка |||| Подсказки |||| Подсказки',
    fields: {
      id: 'Ключ',
      category: 'Раздел',
      revision: 'Редакция',
      title: 'Заголовок',
      baseContent: 'Текст',
      additionalContent: 'Подробности',
      state: 'Состояние',
      isChanged: 'Текст свой',
      savedAt: 'Сохранена',
      byName: 'Кто',
    },
  },
  'knowledge-base/tip-revisions': {
    name: 'Редакция |||| Редакции |||| Редакции',
    fields: {
      revision: 'Редакция',
      title: 'Заголовок',
      state: 'Состояние',
      savedAt: 'Сохранена',
      byName: 'Кто',
    },
  },
  'knowledge-base/tutorial': {
    name: 'Поручение |||| Поручения |||| Поручения',
    fields: {
      id: 'Ключ',
      revision: 'Редакция',
      title: 'Заголовок',
      content: 'Рассказ',
      task: 'Задание',
      state: 'Состояние',
      isChanged: 'Текст свой',
      savedAt: 'Сохранено',
      byName: 'Кто',
    },
  },
  'knowledge-base/tutorial-revisions': {
    name: 'Редакция |||| Редакции |||| Редакции',
    fields: {
      revision: 'Редакция',
      title: 'Заголовок',
      state: 'Состояние',
      savedAt: 'Сохранена',
      byName: 'Кто',
    },
  },
  'donate-payments': {
    name: 'Платёж |||| Платежа |||| Платежи',
    empty: 'Платежей пока нет',
    fields: {
      id: '№',
      provider: 'Чем платили',
      externalId: '№ платежа',
      orderId: '№ заказа',
      orderKey: 'Ключ заказа',
      currency: 'Валюта',
      minor: 'Сумма',
      verdict: 'Что с ним',
      receivedAt: 'Получен',
      refundedAt: 'Возвращён',
    },
  },
  'app-config': {
    name: 'Настройка |||| Настройки |||| Настройки игры',
    fields: {
      id: 'Ключ',
      group: 'О чём',
      title: 'Настройка',
      description: 'Пояснение',
      value: 'Значение',
      isDefault: 'Исходное',
      reason: 'Почему',
      savedAt: 'Изменена',
      byName: 'Кто',
    },
  },
  'app-config-revisions': {
    name: 'Редакция |||| Редакции |||| Редакции',
    fields: {
      revision: 'Редакция',
      value: 'Значение',
      isDefault: 'Исходное',
      reason: 'Почему',
      savedAt: 'Сохранена',
      byName: 'Кто',
    },
  },
  legal: {
    name: 'Документ |||| Документа |||| Документы',
    fields: {
      id: 'Документ',
      version: 'Версия',
      title: 'Заголовок',
      body: 'Текст',
      publishedAt: 'Опубликован',
      byName: 'Кто',
    },
  },
  'legal-versions': {
    name: 'Версия |||| Версии |||| Версии',
    fields: {
      page: 'Текст',
      version: 'Версия',
      title: 'Заголовок',
      body: 'Текст',
      publishedAt: 'Опубликована',
      byName: 'Кто',
    },
  },
}

const MESSAGES: TranslationMessages = {
  ...russian,
  ra: {
    ...russian.ra,
    auth: { ...russian.ra.auth, auth_check_error: 'Войдите, чтобы продолжить' },
    page: { ...russian.ra.page, not_found: 'Страница не найдена' },
    message: { ...russian.ra.message, not_found: 'Такого адреса здесь нет' },
    // These two are missing in the package.
    guesser: {
      empty: { title: 'Показывать нечего', message: 'Проверьте, что отвечает сервер' },
    },
  },
  resources: RESOURCES,
}

export const i18nProvider = polyglotI18nProvider(() => MESSAGES, 'ru', [{ locale: 'ru', name: 'Русский' }])
