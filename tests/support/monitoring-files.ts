import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'

/** As Prometheus writes it: `5m`, `1h30m`. */
const duration = z.string().regex(/^(?=.)(\d+d)?(\d+h)?(\d+m)?(\d+s)?$/)

/** What Prometheus accepts in a rule file, as far as ours uses it. Unknown fields are an error there too. */
const rulesSchema = z.strictObject({
  groups: z.array(
    z.strictObject({
      name: z.string().min(1),
      rules: z.array(
        z.strictObject({
          alert: z.string().regex(/^[A-Z]\w+$/),
          expr: z.string().min(1),
          for: duration.optional(),
          labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.strictObject({ summary: z.string(), runbook: z.string() }),
        }),
      ),
    }),
  ),
})

const gridPosSchema = z.strictObject({
  h: z.int().min(1),
  w: z.int().min(1).max(24),
  x: z.int().min(0).max(23),
  y: z.int().min(0),
})

const rowSchema = z.strictObject({
  id: z.int().positive(),
  type: z.literal('row'),
  title: z.string().min(1),
  collapsed: z.literal(false),
  gridPos: gridPosSchema,
  // Panels of an open row stand beside it.
  panels: z.tuple([]),
})

const graphSchema = z.strictObject({
  id: z.int().positive(),
  type: z.enum(['timeseries', 'stat']),
  title: z.string().min(1),
  description: z.string(),
  datasource: z.strictObject({ type: z.literal('prometheus'), uid: z.string().regex(/^\$\{datasource\}$/) }),
  gridPos: gridPosSchema,
  fieldConfig: z.strictObject({
    defaults: z.strictObject({
      // Identifiers of Grafana's units.
      unit: z.enum(['short', 's', 'bytes', 'reqps']),
      min: z.number().optional(),
    }),
    overrides: z.tuple([]),
  }),
  targets: z
    .array(
      z.strictObject({
        refId: z.string().regex(/^[A-Z]$/),
        expr: z.string().min(1),
        legendFormat: z.string().min(1),
      }),
    )
    .min(1),
})

/** What Grafana's import needs, as far as our dashboard uses it. */
const dashboardSchema = z.strictObject({
  title: z.string().min(1),
  uid: z.string().regex(/^[\w-]{1,40}$/),
  schemaVersion: z.int().min(36),
  tags: z.array(z.string()),
  time: z.strictObject({ from: z.string().regex(/^now-\d+[mhd]$/), to: z.literal('now') }),
  refresh: duration,
  editable: z.boolean(),
  // The import asks for the data source, by which all panels read.
  templating: z.strictObject({
    list: z.tuple([
      z.strictObject({
        name: z.literal('datasource'),
        type: z.literal('datasource'),
        query: z.literal('prometheus'),
        label: z.string(),
      }),
    ]),
  }),
  annotations: z.strictObject({ list: z.tuple([]) }),
  panels: z.array(z.discriminatedUnion('type', [rowSchema, graphSchema])),
})

const dashboard = dashboardSchema.parse(JSON.parse(readFileSync('docs/operating/dashboard.json', 'utf8')))

export const ALERTS = rulesSchema
  .parse(parse(readFileSync('docs/operating/alerts.yaml', 'utf8')))
  .groups.flatMap((group) => group.rules)

/** With the rows between them. */
export const PANELS = dashboard.panels

/** Panels that show something. */
export const GRAPHS = PANELS.filter((panel) => panel.type !== 'row')
