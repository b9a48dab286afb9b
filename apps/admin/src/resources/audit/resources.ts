import HistoryIcon from '@mui/icons-material/History'
import { operations } from '#generated/operations.ts'
import { consoleResource } from '../console-resource.ts'
import { AuditList } from './audit-list.tsx'

export const auditEntries = consoleResource({
  name: 'audit-entries',
  words: 'Запись |||| Записи |||| Журнал действий',
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
  roles: { list: operations.listAuditEntriesForAdmin.roles },
  section: { path: 'audit-entries', title: 'Журнал', to: 'К журналу действий', Icon: HistoryIcon },
  list: AuditList,
})
