import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Title, usePermissions } from 'react-admin'
import { Link } from 'react-router-dom'
import type { Role } from '#generated/types.ts'
import { mayUse } from './access.ts'
import { ConsoleAccessDenied } from './access-denied.tsx'
import type { ResourceName } from './resources/resources.ts'

type Entrance = { readonly resource: ResourceName; readonly title: string; readonly about: string }

const KNOWLEDGE_BASE: readonly Entrance[] = [
  {
    resource: 'knowledge-base/tutorial',
    title: 'Поручения обучения',
    about: 'Заголовки, рассказы и задания, по которым игрок осваивается в замке.',
  },
  {
    resource: 'knowledge-base/tip',
    title: 'Подсказки',
    about: 'Пояснения, которые открываются у чисел и названий.',
  },
]

const CONTENT: readonly Entrance[] = [
  { resource: 'content/news', title: 'Новости', about: 'Что нового в игре: читают на главной странице.' },
  { resource: 'legal', title: 'Документы', about: 'Условия, конфиденциальность и возвраты.' },
]

function Way({ resource, title, about }: Entrance) {
  return (
    <div>
      <Typography component="h2" variant="h6">
        {title}
      </Typography>
      <Typography sx={{ mb: 1 }}>{about}</Typography>
      <Button component={Link} to={`/${resource}`} variant="contained">
        {`Открыть: ${title}`}
      </Button>
    </div>
  )
}

function Entrances({ title, ways }: { title: string; ways: readonly Entrance[] }) {
  const { permissions } = usePermissions<Role[]>()
  if (!permissions) return <Title title={title} />
  const open = ways.filter(({ resource }) => mayUse(permissions, resource))
  if (open.length === 0) return <ConsoleAccessDenied />
  return (
    <Card sx={{ mt: 2, maxWidth: 720 }}>
      <Title title={title} />
      <CardContent>
        <Stack spacing={3}>
          {open.map((way) => (
            <Way key={way.resource} {...way} />
          ))}
        </Stack>
      </CardContent>
    </Card>
  )
}

/** «База знаний»: the way to the texts of the tutorial and to the tips. */
export function KnowledgeBasePage() {
  return <Entrances title="База знаний" ways={KNOWLEDGE_BASE} />
}

/** «Содержание»: the way to the news and the legal texts. */
export function ContentPage() {
  return <Entrances title="Содержание" ways={CONTENT} />
}
