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
  CloseOtherSessionsResult,
  SessionList
} from '../model.schemas';


export const getListSessionsResponseMock = (): SessionList => ({"items":[{"sessionId":"0e9c1f0a-6f0e-4a39-9a1c-9a5f6f7f0b14","isCurrent":false,"device":"Chrome, Linux","address":"127.0.0.1","createdAt":"2026-11-20T09:35:24.000Z","lastSeenAt":"2026-11-20T09:35:24.000Z"},{"sessionId":"0e9c1f0a-6f0e-4a39-9a1c-9a5f6f7f0b11","isCurrent":true,"device":"Chrome, Linux","address":"127.0.0.1","createdAt":"2026-11-20T09:30:00.000Z","lastSeenAt":"2026-11-20T09:34:48.000Z"}]})

export const getCloseOtherSessionsResponseMock = (): CloseOtherSessionsResult => ({"closed":1})


export const getListSessionsMockHandler = (overrideResponse?: SessionList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SessionList> | SessionList), options?: RequestHandlerOptions) => {
  return http.get('*/api/player-sessions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSessionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCloseSessionMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/player-sessions/:sessionId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getCloseOtherSessionsMockHandler = (overrideResponse?: CloseOtherSessionsResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CloseOtherSessionsResult> | CloseOtherSessionsResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/player-sessions/close-others', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCloseOtherSessionsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getSettingsMock = () => [
  getListSessionsMockHandler(),
  getCloseSessionMockHandler(),
  getCloseOtherSessionsMockHandler()
]
