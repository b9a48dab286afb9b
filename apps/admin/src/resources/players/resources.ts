import GroupIcon from '@mui/icons-material/Group'
import { operations } from '#generated/operations.ts'
import { pursesOf } from '#rules/core/currencies.ts'
import { consoleResource } from '../console-resource.ts'
import { PlayerList } from './player-list.tsx'
import { PlayerShow } from './player-show.tsx'

export const players = consoleResource({
  name: 'players',
  words: 'Игрок |||| Игрока |||| Игроки',
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
    ...pursesOf(({ name }) => name),
    owedDiamonds: 'Долг за возврат, алмазы',
    missionsWon: 'Походов выиграно',
    missionsLost: 'Походов проиграно',
    createdAt: 'Основан',
    lastSeenAt: 'Был в игре',
  },
  roles: { list: operations.listPlayersForAdmin.roles },
  section: { path: 'players', title: 'Игроки', to: 'К списку игроков', Icon: GroupIcon },
  list: PlayerList,
  show: PlayerShow,
  recordRepresentation: ({ name }) => name,
})

export const moneyEntries = consoleResource({
  name: 'money-entries',
  words: 'Запись |||| Записи |||| Записи',
  fields: {
    createdAt: 'Когда',
    currency: 'Валюта',
    amount: 'Сколько',
    balanceAfter: 'Стало',
    source: 'Откуда и на что',
    reference: 'Основание',
  },
  roles: { list: operations.listMoneyEntriesForAdmin.roles },
})

export const playerSessions = consoleResource({
  name: 'player-sessions',
  words: 'Сеанс |||| Сеанса |||| Сеансы',
  fields: {
    device: 'Устройство',
    address: 'Адрес',
    createdAt: 'Начат',
    lastSeenAt: 'Был в игре',
    endedAt: 'Закончен',
  },
  roles: { list: operations.listPlayerSessionsForAdmin.roles },
})

export const itemEntries = consoleResource({
  name: 'item-entries',
  words: 'Запись |||| Записи |||| Записи',
  fields: {
    createdAt: 'Когда',
    name: 'Вещь',
    amount: 'Сколько',
    source: 'Откуда и куда',
    reference: 'Основание',
  },
  roles: { list: operations.listItemEntriesForAdmin.roles },
})

export const playerFights = consoleResource({
  name: 'player-fights',
  words: 'Бой |||| Боя |||| Бои',
  fields: {
    id: '№',
    createdAt: 'Когда',
    type: 'Какой бой',
    title: 'Где',
    result: 'Чем кончился',
    otherName: 'С кем',
  },
  roles: { list: operations.listPlayerFightsForAdmin.roles },
})

export const playerNotes = consoleResource({
  name: 'player-notes',
  words: 'Заметка |||| Заметки |||| Заметки',
  fields: { createdAt: 'Когда', byName: 'Кто', text: 'Заметка' },
  roles: { list: operations.listPlayerNotesForAdmin.roles },
})

export const corrections = consoleResource({
  name: 'corrections',
  words: 'Поправка |||| Поправки |||| Поправки',
  empty: 'Поправок пока нет',
  fields: {
    id: '№',
    createdAt: 'Когда',
    amount: 'Что изменено',
    reason: 'Причина',
    byName: 'Кто',
    undoneById: 'Отмена',
  },
  roles: { list: operations.listCorrectionsForAdmin.roles },
})
