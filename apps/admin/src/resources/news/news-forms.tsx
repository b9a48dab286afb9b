import Typography from '@mui/material/Typography'
import {
  Create,
  Edit,
  SaveButton,
  SimpleForm,
  Toolbar,
  useNotify,
  useRecordContext,
  useRedirect,
  useRefresh,
} from 'react-admin'
import type { AdminNews, CreateNewsRequest, SaveNewsRequest } from '#generated/types.ts'
import { KeptText, useForgetText } from '../kept-text.tsx'
import { RecordError } from '../record-error.tsx'
import { RECORD_QUERY } from '../record-query.ts'
import { Difference } from '../texts/difference.tsx'
import { NewsFields } from './news-fields.tsx'
import { NewsRevisions } from './news-revisions.tsx'

/** What both calls take: an emptied field is null in the form. */
function textOf({ title, description, version, state }: Partial<AdminNews>): CreateNewsRequest {
  return {
    title: title ?? '',
    description: description ?? '',
    version: version ?? '',
    state: state ?? 'DRAFT',
  }
}

/** `revision` is the one that was read: news that somebody has changed since are refused. */
function savedOf(news: Partial<AdminNews>): SaveNewsRequest {
  return { ...textOf(news), revision: news.revision ?? 1 }
}

function SaveBar() {
  return (
    <Toolbar>
      <SaveButton />
    </Toolbar>
  )
}

const TEXT_FIELDS = ['title', 'version', 'description']

export function NewsCreate() {
  const notify = useNotify()
  const redirect = useRedirect()
  const forgetText = useForgetText()
  const onSuccess = () => {
    forgetText()
    notify('ra.notification.created', { type: 'info', messageArgs: { smart_count: 1 } })
    redirect('list', 'content/news')
  }
  return (
    <Create title="Новая новость" transform={textOf} mutationOptions={{ onSuccess }}>
      <SimpleForm toolbar={<SaveBar />}>
        <KeptText fields={TEXT_FIELDS} />
        <NewsFields states={['DRAFT', 'PUBLISHED']} />
      </SimpleForm>
    </Create>
  )
}

function NewsTitle() {
  const news = useRecordContext<AdminNews>()
  return <span>{news?.title ?? 'Новость'}</span>
}

function Compared() {
  const news = useRecordContext<AdminNews>()
  if (!news) return null
  return (
    <Difference
      title="Отличия от сохранённого текста"
      back="Вернуть сохранённый текст"
      fields={[
        { field: 'title', label: 'Заголовок', given: news.title },
        { field: 'version', label: 'Версия', given: news.version },
        { field: 'description', label: 'Текст', given: news.description, isRich: true },
      ]}
    />
  )
}

/** News with all of their revisions. */
export function NewsEdit() {
  const notify = useNotify()
  const refresh = useRefresh()
  const forgetText = useForgetText()
  const onSuccess = ({ id }: { id: string | number }) => {
    forgetText(id)
    notify('Новость сохранена', { type: 'success' })
    refresh()
  }
  return (
    <Edit
      title={<NewsTitle />}
      actions={false}
      mutationMode="pessimistic"
      queryOptions={RECORD_QUERY}
      error={<RecordError />}
      transform={savedOf}
      mutationOptions={{ onSuccess }}
      sx={{ mt: 2, '& .RaEdit-main, & .RaEdit-card': { minWidth: 0 } }}
    >
      <SimpleForm toolbar={<SaveBar />}>
        <KeptText fields={TEXT_FIELDS} />
        <NewsFields states={['DRAFT', 'PUBLISHED', 'WITHDRAWN']} />
        <Compared />
        <Typography component="h2" variant="h6" sx={{ mt: 2 }}>
          Все редакции
        </Typography>
        <NewsRevisions />
      </SimpleForm>
    </Edit>
  )
}
