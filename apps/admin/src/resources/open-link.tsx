import Link from '@mui/material/Link'
import type { ReactNode } from 'react'
import { useCreatePath, useRecordContext, useResourceContext } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'

type OpenLinkProps = { page: 'show' | 'edit'; children: ReactNode }

/** The way to the page of a record. react-admin's rows open only by a press, which a keyboard cannot reach. */
export function OpenLink({ page, children }: OpenLinkProps) {
  const resource = useResourceContext()
  const record = useRecordContext()
  const createPath = useCreatePath()
  if (!resource || !record) return null
  return (
    <Link
      component={RouterLink}
      to={createPath({ resource, id: record.id, type: page })}
      // The row would open the page a second time.
      onClick={(event) => event.stopPropagation()}
      color="inherit"
      underline="hover"
      sx={{ fontWeight: 700 }}
    >
      {children}
    </Link>
  )
}
