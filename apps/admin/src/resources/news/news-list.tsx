import Typography from '@mui/material/Typography'
import { CreateButton, List, Pagination } from 'react-admin'
import type { AdminNews } from '#generated/types.ts'
import { Cards } from '../cards.tsx'
import { ChoosableDatagrid } from '../choosable-datagrid.tsx'
import { useExporter } from '../exporter.ts'
import { savedWords } from '../instants.ts'
import { ListActions } from '../list-actions.tsx'
import { OpenLink } from '../open-link.tsx'
import { recordFields } from '../record-fields.tsx'
import { sortedBy } from '../resource-name.ts'
import { useIsNarrow } from '../use-is-narrow.ts'
import { ChosenNews } from './chosen-news.tsx'
import { STATE_NAMES } from './news-words.ts'

const { BooleanField, InstantField, FunctionField, NumberField, TextField } = recordFields<'content/news'>()

function Table() {
  return (
    <ChoosableDatagrid
      rowClick="edit"
      bulkActionButtons={<ChosenNews />}
      empty={<Typography sx={{ p: 2 }}>Новостей пока нет</Typography>}
    >
      <NumberField source="id" />
      <FunctionField
        source="title"
        sortable={false}
        render={({ title }) => <OpenLink page="edit">{title}</OpenLink>}
      />
      <TextField source="version" sortable={false} emptyText="—" />
      <FunctionField source="state" sortable={false} render={({ state }) => STATE_NAMES[state]} />
      <BooleanField source="isShown" sortable={false} />
      <TextField source="byName" sortable={false} />
      <InstantField source="savedAt" sortable={false} />
    </ChoosableDatagrid>
  )
}

function NewsCards() {
  return (
    <Cards<AdminNews>
      title={({ title }) => title}
      text={({ state, isShown }) => `${STATE_NAMES[state]}. ${isShown ? 'Игроки видят' : 'Игроки не видят'}`}
      note={({ byName, savedAt }) => savedWords(byName, savedAt)}
      pathOf={({ id }) => `/content/news/${id}`}
      actions={<ChosenNews />}
      empty="Новостей пока нет"
    />
  )
}

/** «Новости»: the last revision of each. */
export function NewsList() {
  const isNarrow = useIsNarrow()
  return (
    <List
      title="Новости"
      actions={
        <ListActions>
          <CreateButton label="Написать новость" />
        </ListActions>
      }
      sort={sortedBy<'content/news'>('id', 'DESC')}
      pagination={<Pagination rowsPerPageOptions={[10, 25, 50, 100]} />}
      exporter={useExporter()}
      empty={false}
    >
      {isNarrow ? <NewsCards /> : <Table />}
    </List>
  )
}
