import GavelIcon from '@mui/icons-material/Gavel'
import { operations } from '#generated/operations.ts'
import { consoleResource } from '../console-resource.ts'
import { LegalEdit } from './legal-edit.tsx'
import { LegalList } from './legal-list.tsx'

export const legal = consoleResource({
  name: 'legal',
  words: 'Документ |||| Документа |||| Документы',
  fields: {
    id: 'Документ',
    version: 'Версия',
    title: 'Заголовок',
    body: 'Текст',
    publishedAt: 'Опубликован',
    byName: 'Кто',
  },
  roles: { list: operations.listLegalTextsForAdmin.roles, edit: operations.setLegalText.roles },
  section: { path: 'legal', title: 'Документы', to: 'К документам', Icon: GavelIcon },
  entrance: { page: 'content', title: 'Документы', about: 'Условия, конфиденциальность и возвраты.' },
  list: LegalList,
  edit: LegalEdit,
})

export const legalVersions = consoleResource({
  name: 'legal-versions',
  words: 'Версия |||| Версии |||| Версии',
  fields: {
    page: 'Текст',
    version: 'Версия',
    title: 'Заголовок',
    body: 'Текст',
    publishedAt: 'Опубликована',
    byName: 'Кто',
  },
  roles: { list: operations.listLegalVersionsForAdmin.roles },
})
