import NewspaperIcon from '@mui/icons-material/Newspaper'
import { operations } from '#generated/operations.ts'
import { consoleResource } from '../console-resource.ts'
import { NewsCreate, NewsEdit } from './news-forms.tsx'
import { NewsList } from './news-list.tsx'

export const news = consoleResource({
  name: 'content/news',
  words: 'Новость |||| Новости |||| Новости',
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
  roles: {
    list: operations.listNewsForAdmin.roles,
    edit: operations.saveNews.roles,
    create: operations.createNews.roles,
  },
  section: { path: 'content', title: 'Содержание', to: 'К содержанию', Icon: NewspaperIcon },
  entrance: { page: 'content', title: 'Новости', about: 'Что нового в игре: читают на главной странице.' },
  list: NewsList,
  edit: NewsEdit,
  create: NewsCreate,
})

export const newsRevisions = consoleResource({
  name: 'news-revisions',
  words: 'Редакция |||| Редакции |||| Редакции',
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
  roles: { list: operations.listNewsRevisionsForAdmin.roles },
})
