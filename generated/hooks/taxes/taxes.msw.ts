/**
 * Generated from contracts/openapi.yaml. Do not edit.
 */
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  StartTaxCollectionResult
} from '../model.schemas';


export const getStartTaxCollectionResponseMock = (): StartTaxCollectionResult => ({"collection":{"hours":1,"gold":300,"startedAt":"2026-11-20T09:30:00.000Z","endsAt":"2026-11-20T09:30:00.000Z"},"serverTime":"2026-11-20T09:30:00.000Z"})


export const getStartTaxCollectionMockHandler = (overrideResponse?: StartTaxCollectionResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StartTaxCollectionResult> | StartTaxCollectionResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/player-taxes/start', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartTaxCollectionResponseMock(),
      { status: 200
      })
  }, options)
}
export const getTaxesMock = () => [
  getStartTaxCollectionMockHandler()
]
