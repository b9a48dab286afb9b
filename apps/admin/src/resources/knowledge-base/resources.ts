import MenuBookIcon from '@mui/icons-material/MenuBook'
import { operations } from '#generated/operations.ts'
import { consoleResource, type Section } from '../console-resource.ts'
import { TipTextEdit } from './tip-edit.tsx'
import { TipTextList } from './tip-list.tsx'
import { TutorialTextEdit } from './tutorial-edit.tsx'
import { TutorialTextList } from './tutorial-list.tsx'

const SECTION: Section = {
  path: 'knowledge-base',
  title: 'База знаний',
  to: 'К базе знаний',
  Icon: MenuBookIcon,
}

export const tutorial = consoleResource({
  name: 'knowledge-base/tutorial',
  words: 'Поручение |||| Поручения |||| Поручения',
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
  roles: { list: operations.listTutorialTextsForAdmin.roles, edit: operations.saveTutorialText.roles },
  section: SECTION,
  entrance: {
    page: 'knowledge-base',
    title: 'Поручения обучения',
    about: 'Заголовки, рассказы и задания, по которым игрок осваивается в замке.',
  },
  list: TutorialTextList,
  edit: TutorialTextEdit,
})

export const tutorialRevisions = consoleResource({
  name: 'knowledge-base/tutorial-revisions',
  words: 'Редакция |||| Редакции |||| Редакции',
  fields: {
    revision: 'Редакция',
    title: 'Заголовок',
    state: 'Состояние',
    savedAt: 'Сохранена',
    byName: 'Кто',
  },
  roles: { list: operations.listTutorialRevisionsForAdmin.roles },
})

export const tip = consoleResource({
  name: 'knowledge-base/tip',
  words: 'Подсказка |||| Подсказки |||| Подсказки',
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
  roles: { list: operations.listTipsForAdmin.roles, edit: operations.saveTip.roles },
  section: SECTION,
  entrance: {
    page: 'knowledge-base',
    title: 'Подсказки',
    about: 'Пояснения, которые открываются у чисел и названий.',
  },
  list: TipTextList,
  edit: TipTextEdit,
})

export const tipRevisions = consoleResource({
  name: 'knowledge-base/tip-revisions',
  words: 'Редакция |||| Редакции |||| Редакции',
  fields: {
    revision: 'Редакция',
    title: 'Заголовок',
    state: 'Состояние',
    savedAt: 'Сохранена',
    byName: 'Кто',
  },
  roles: { list: operations.listTipRevisionsForAdmin.roles },
})
