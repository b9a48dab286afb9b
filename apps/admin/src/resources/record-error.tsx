import Button from '@mui/material/Button'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import { use } from 'react'
import { EditContext, HttpError, ShowContext, useResourceContext } from 'react-admin'
import { Link } from 'react-router-dom'

/** The call says that there is no such record, or that the address names none. */
function isMissing(error: unknown): boolean {
  return error instanceof HttpError && (error.status === 404 || error.status === 400)
}

/** In place of a record that did not come: it does not exist, or the server fails. The address stays. */
export function RecordError() {
  const shown = use(ShowContext)
  const edited = use(EditContext)
  const resource = useResourceContext()
  const { error, refetch } = shown ?? edited ?? {}
  const isGone = isMissing(error)
  return (
    <CardContent role="alert">
      <Typography variant="h6" component="h2" gutterBottom>
        {isGone ? 'Такой записи нет' : 'Запись не открылась'}
      </Typography>
      <Typography sx={{ mb: 2 }}>
        {isGone
          ? 'Проверьте адрес: записи с таким номером или ключом в игре нет.'
          : 'Сервер не справился с запросом. Попробуйте ещё раз через минуту.'}
      </Typography>
      {isGone ? (
        <Button component={Link} to={`/${resource}`} variant="contained">
          К списку
        </Button>
      ) : (
        <Button variant="contained" onClick={() => void refetch?.()}>
          Попробовать ещё раз
        </Button>
      )}
    </CardContent>
  )
}
