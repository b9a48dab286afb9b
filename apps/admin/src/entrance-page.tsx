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
import { RESOURCES } from './resources/all-resources.ts'

type Page = 'knowledge-base' | 'content'

type Entrance = { readonly name: string; readonly title: string; readonly about: string }

/** The ways in on this page that the roles open. */
function entrancesOf(page: Page, roles: readonly Role[]): readonly Entrance[] {
  return Object.values(RESOURCES).flatMap(({ name, entrance }) =>
    entrance?.page === page && mayUse(roles, name) ? [{ name, ...entrance }] : [],
  )
}

function Way({ name, title, about }: Entrance) {
  return (
    <div>
      <Typography component="h2" variant="h6">
        {title}
      </Typography>
      <Typography sx={{ mb: 1 }}>{about}</Typography>
      <Button component={Link} to={`/${name}`} variant="contained">
        {`Открыть: ${title}`}
      </Button>
    </div>
  )
}

function Entrances({ title, page }: { title: string; page: Page }) {
  const { permissions } = usePermissions<Role[]>()
  if (!permissions) return <Title title={title} />
  const open = entrancesOf(page, permissions)
  if (open.length === 0) return <ConsoleAccessDenied />
  return (
    <Card sx={{ mt: 2, maxWidth: 720 }}>
      <Title title={title} />
      <CardContent>
        <Stack spacing={3}>
          {open.map((way) => (
            <Way key={way.name} {...way} />
          ))}
        </Stack>
      </CardContent>
    </Card>
  )
}

/** «База знаний»: the way to the texts of the tutorial and to the tips. */
export function KnowledgeBasePage() {
  return <Entrances title="База знаний" page="knowledge-base" />
}

/** «Содержание»: the way to the news and the legal texts. */
export function ContentPage() {
  return <Entrances title="Содержание" page="content" />
}
