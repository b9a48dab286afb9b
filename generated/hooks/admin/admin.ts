/**
 * Generated from contracts/openapi.yaml. Do not edit.
 */
import {
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  AdminMoneyEntryList,
  AdminPlayer,
  AdminPlayerList,
  BadRequestResponse,
  FailureResponse,
  ForbiddenResponse,
  Id,
  ListMoneyEntriesForAdminParams,
  ListPlayersForAdminParams,
  NotFoundResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse
} from '../model.schemas.ts';

import { transport } from '../../transport.ts';
import type { ErrorType } from '../../transport.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

export const getListPlayersForAdminUrl = (params?: ListPlayersForAdminParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/admin/players?${stringifiedParams}` : `/admin/players`
}

/**
 * ra-data-simple-rest list. Filters: q (part of the name or e-mail), id (list), kind. Sorts: id, name, level, gold, createdAt, lastSeenAt.
 * @summary Players
 */
export const listPlayersForAdmin = async (params?: ListPlayersForAdminParams, options?: Parameters<typeof transport>[1]): Promise<AdminPlayerList> => {

  return transport<AdminPlayerList>(getListPlayersForAdminUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListPlayersForAdminQueryKey = (params?: ListPlayersForAdminParams,) => {
    return [
    `/admin/players`, ...(params ? [params] : [])
    ] as const;
    }


export const getListPlayersForAdminQueryOptions = <TData = Awaited<ReturnType<typeof listPlayersForAdmin>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | FailureResponse>>(params?: ListPlayersForAdminParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlayersForAdmin>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPlayersForAdminQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPlayersForAdmin>>> = ({ signal }) => listPlayersForAdmin(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPlayersForAdmin>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPlayersForAdminQueryResult = NonNullable<Awaited<ReturnType<typeof listPlayersForAdmin>>>
export type ListPlayersForAdminQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | FailureResponse>


export function useListPlayersForAdmin<TData = Awaited<ReturnType<typeof listPlayersForAdmin>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | FailureResponse>>(
 params: undefined |  ListPlayersForAdminParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlayersForAdmin>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPlayersForAdmin>>,
          TError,
          Awaited<ReturnType<typeof listPlayersForAdmin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPlayersForAdmin<TData = Awaited<ReturnType<typeof listPlayersForAdmin>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | FailureResponse>>(
 params?: ListPlayersForAdminParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlayersForAdmin>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPlayersForAdmin>>,
          TError,
          Awaited<ReturnType<typeof listPlayersForAdmin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPlayersForAdmin<TData = Awaited<ReturnType<typeof listPlayersForAdmin>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | FailureResponse>>(
 params?: ListPlayersForAdminParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlayersForAdmin>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Players
 */

export function useListPlayersForAdmin<TData = Awaited<ReturnType<typeof listPlayersForAdmin>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | FailureResponse>>(
 params?: ListPlayersForAdminParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlayersForAdmin>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPlayersForAdminQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetPlayerForAdminUrl = (id: Id,) => {




  return `/admin/players/${id}`
}

/**
 * With balances and counters.
 * @summary A player
 */
export const getPlayerForAdmin = async (id: Id, options?: Parameters<typeof transport>[1]): Promise<AdminPlayer> => {

  return transport<AdminPlayer>(getGetPlayerForAdminUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetPlayerForAdminQueryKey = (id: Id,) => {
    return [
    `/admin/players/${id}`
    ] as const;
    }


export const getGetPlayerForAdminQueryOptions = <TData = Awaited<ReturnType<typeof getPlayerForAdmin>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | FailureResponse>>(id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlayerForAdmin>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPlayerForAdminQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPlayerForAdmin>>> = ({ signal }) => getPlayerForAdmin(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPlayerForAdmin>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPlayerForAdminQueryResult = NonNullable<Awaited<ReturnType<typeof getPlayerForAdmin>>>
export type GetPlayerForAdminQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | FailureResponse>


export function useGetPlayerForAdmin<TData = Awaited<ReturnType<typeof getPlayerForAdmin>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | FailureResponse>>(
 id: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlayerForAdmin>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPlayerForAdmin>>,
          TError,
          Awaited<ReturnType<typeof getPlayerForAdmin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPlayerForAdmin<TData = Awaited<ReturnType<typeof getPlayerForAdmin>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | FailureResponse>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlayerForAdmin>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPlayerForAdmin>>,
          TError,
          Awaited<ReturnType<typeof getPlayerForAdmin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPlayerForAdmin<TData = Awaited<ReturnType<typeof getPlayerForAdmin>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | FailureResponse>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlayerForAdmin>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A player
 */

export function useGetPlayerForAdmin<TData = Awaited<ReturnType<typeof getPlayerForAdmin>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | FailureResponse>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlayerForAdmin>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPlayerForAdminQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListMoneyEntriesForAdminUrl = (params?: ListMoneyEntriesForAdminParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/admin/money-entries?${stringifiedParams}` : `/admin/money-entries`
}

/**
 * ra-data-simple-rest list, newest first. Filters: playerId (required), currency, source.
 * @summary Ledger of a player
 */
export const listMoneyEntriesForAdmin = async (params?: ListMoneyEntriesForAdminParams, options?: Parameters<typeof transport>[1]): Promise<AdminMoneyEntryList> => {

  return transport<AdminMoneyEntryList>(getListMoneyEntriesForAdminUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListMoneyEntriesForAdminQueryKey = (params?: ListMoneyEntriesForAdminParams,) => {
    return [
    `/admin/money-entries`, ...(params ? [params] : [])
    ] as const;
    }


export const getListMoneyEntriesForAdminQueryOptions = <TData = Awaited<ReturnType<typeof listMoneyEntriesForAdmin>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | FailureResponse>>(params?: ListMoneyEntriesForAdminParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMoneyEntriesForAdmin>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMoneyEntriesForAdminQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMoneyEntriesForAdmin>>> = ({ signal }) => listMoneyEntriesForAdmin(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMoneyEntriesForAdmin>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMoneyEntriesForAdminQueryResult = NonNullable<Awaited<ReturnType<typeof listMoneyEntriesForAdmin>>>
export type ListMoneyEntriesForAdminQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | FailureResponse>


export function useListMoneyEntriesForAdmin<TData = Awaited<ReturnType<typeof listMoneyEntriesForAdmin>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | FailureResponse>>(
 params: undefined |  ListMoneyEntriesForAdminParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMoneyEntriesForAdmin>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMoneyEntriesForAdmin>>,
          TError,
          Awaited<ReturnType<typeof listMoneyEntriesForAdmin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMoneyEntriesForAdmin<TData = Awaited<ReturnType<typeof listMoneyEntriesForAdmin>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | FailureResponse>>(
 params?: ListMoneyEntriesForAdminParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMoneyEntriesForAdmin>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMoneyEntriesForAdmin>>,
          TError,
          Awaited<ReturnType<typeof listMoneyEntriesForAdmin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMoneyEntriesForAdmin<TData = Awaited<ReturnType<typeof listMoneyEntriesForAdmin>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | FailureResponse>>(
 params?: ListMoneyEntriesForAdminParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMoneyEntriesForAdmin>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Ledger of a player
 */

export function useListMoneyEntriesForAdmin<TData = Awaited<ReturnType<typeof listMoneyEntriesForAdmin>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | FailureResponse>>(
 params?: ListMoneyEntriesForAdminParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMoneyEntriesForAdmin>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMoneyEntriesForAdminQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






