import TuneIcon from '@mui/icons-material/Tune'
import { operations } from '#generated/operations.ts'
import { consoleResource } from '../console-resource.ts'
import { AppSettingEdit } from './app-setting-edit.tsx'
import { AppSettingList } from './app-setting-list.tsx'

export const appConfig = consoleResource({
  name: 'app-config',
  words: 'Настройка |||| Настройки |||| Настройки игры',
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
  roles: { list: operations.listAppSettingsForAdmin.roles, edit: operations.saveAppSetting.roles },
  section: { path: 'app-config', title: 'Настройки игры', to: 'К настройкам игры', Icon: TuneIcon },
  list: AppSettingList,
  edit: AppSettingEdit,
})

export const appConfigRevisions = consoleResource({
  name: 'app-config-revisions',
  words: 'Редакция |||| Редакции |||| Редакции',
  fields: {
    revision: 'Редакция',
    value: 'Значение',
    isDefault: 'Исходное',
    reason: 'Почему',
    savedAt: 'Сохранена',
    byName: 'Кто',
  },
  roles: { list: operations.listAppSettingRevisionsForAdmin.roles },
})
