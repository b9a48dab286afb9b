import BadgeIcon from '@mui/icons-material/Badge'
import { operations } from '#generated/operations.ts'
import { consoleResource } from '../console-resource.ts'
import { AlikeNameList } from './alike-name-list.tsx'

export const alikeNames = consoleResource({
  name: 'alike-names',
  words: 'Имя |||| Имени |||| Похожие имена',
  fields: {
    id: 'Ключ',
    kind: 'Что',
    ownerId: '№ владельца',
    name: 'Имя',
    guildTag: 'Метка гильдии',
    leaderId: '№ главы гильдии',
    like: 'На кого похоже',
    likeId: '№ того, на кого похоже',
    likeGuildTag: 'Метка гильдии, на которую похоже',
  },
  roles: { list: operations.listAlikeNamesForAdmin.roles },
  section: { path: 'alike-names', title: 'Похожие имена', to: 'К похожим именам', Icon: BadgeIcon },
  list: AlikeNameList,
})
