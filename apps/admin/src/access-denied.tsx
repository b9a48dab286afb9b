import LockIcon from '@mui/icons-material/Lock'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Title, useTranslate } from 'react-admin'

/** A page that the roles do not open. react-admin's own has no title, and skips levels of headings. */
export function ConsoleAccessDenied() {
  const translate = useTranslate()
  return (
    <Box sx={{ mt: 8, textAlign: 'center' }}>
      <Title title="Нет доступа" />
      <LockIcon sx={{ fontSize: '4rem', opacity: 0.5 }} />
      <Typography component="h2" variant="h5" sx={{ my: 2 }}>
        {translate('ra.page.access_denied')}
      </Typography>
      <Typography>{translate('ra.message.access_denied')}</Typography>
    </Box>
  )
}
