import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { ErrorInfo } from 'react'
import { useState } from 'react'
import { errorReport } from './error-report.ts'

type ConsoleErrorProps = { error: Error; errorInfo?: ErrorInfo }

/** Replaces a page that failed: what to do, and a report to send. */
export function ConsoleError({ error, errorInfo }: ConsoleErrorProps) {
  const [at] = useState(() => new Date())
  const report = errorReport(error, {
    address: window.location.href,
    at,
    componentStack: errorInfo?.componentStack,
  })
  return (
    <Card role="alert" sx={{ mt: 2, maxWidth: 720 }}>
      <CardContent>
        <Typography variant="h5" component="h1" gutterBottom>
          Страница не открылась
        </Typography>
        <Typography sx={{ mb: 2 }}>
          Обновите страницу. Если не поможет, передайте этот отчёт разработчикам.
        </Typography>
        <TextField
          label="Отчёт"
          value={report}
          multiline
          fullWidth
          slotProps={{ htmlInput: { readOnly: true } }}
          sx={{ mb: 2 }}
        />
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button variant="contained" onClick={() => window.location.reload()}>
            Обновить страницу
          </Button>
          <Button variant="outlined" onClick={() => void navigator.clipboard.writeText(report)}>
            Скопировать отчёт
          </Button>
          <Button href="/admin">На главную</Button>
        </Stack>
      </CardContent>
    </Card>
  )
}
