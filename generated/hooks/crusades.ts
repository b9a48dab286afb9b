/**
 * Generated from contracts/openapi.yaml. Do not edit.
 */
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';
import type {
  CreateCrusadeRequest,
  Crusade,
  CrusadeList,
  CrusadeResult,
  EndedCrusadeResult,
  Error,
  GetCrusadeByLinkParams,
  Id,
  InviteToCrusadeRequest,
  ListCrusadesParams,
  OwnCrusade,
  SendCrusadeRequestRequest
} from '../types.ts';
import { transport } from '../transport.ts';
import type { ErrorType } from '../transport.ts';
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
export const getListCrusadesUrl = (params?: ListCrusadesParams,) => {
  const normalizedParams = new URLSearchParams();
  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });
  const stringifiedParams = normalizedParams.toString();
  return stringifiedParams.length > 0 ? `/group-missions?${stringifiedParams}` : `/group-missions`
}
/**
 * @summary List the bosses and the crusades that look for members
 */
export const listCrusades = async (params?: ListCrusadesParams, options?: Parameters<typeof transport>[1]): Promise<CrusadeList> => {
  return transport<CrusadeList>(getListCrusadesUrl(params),
  {
    ...options,
    method: 'GET'
  }
);}
export const getListCrusadesQueryKey = (params?: ListCrusadesParams,) => {
    return [
    `/group-missions`, ...(params ? [params] : [])
    ] as const;
    }
export const getListCrusadesQueryOptions = <TData = Awaited<ReturnType<typeof listCrusades>>, TError = ErrorType<Error>>(params?: ListCrusadesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCrusades>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListCrusadesQueryKey(params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCrusades>>> = ({ signal }) => listCrusades(params, { signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCrusades>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type ListCrusadesQueryResult = NonNullable<Awaited<ReturnType<typeof listCrusades>>>
export type ListCrusadesQueryError = ErrorType<Error>
export function useListCrusades<TData = Awaited<ReturnType<typeof listCrusades>>, TError = ErrorType<Error>>(
 params: undefined |  ListCrusadesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCrusades>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCrusades>>,
          TError,
          Awaited<ReturnType<typeof listCrusades>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCrusades<TData = Awaited<ReturnType<typeof listCrusades>>, TError = ErrorType<Error>>(
 params?: ListCrusadesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCrusades>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCrusades>>,
          TError,
          Awaited<ReturnType<typeof listCrusades>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCrusades<TData = Awaited<ReturnType<typeof listCrusades>>, TError = ErrorType<Error>>(
 params?: ListCrusadesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCrusades>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the bosses and the crusades that look for members
 */
export function useListCrusades<TData = Awaited<ReturnType<typeof listCrusades>>, TError = ErrorType<Error>>(
 params?: ListCrusadesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCrusades>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListCrusadesQueryOptions(params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getCreateCrusadeUrl = () => {
  return `/group-missions`
}
/**
 * @summary Call a crusade
 */
export const createCrusade = async (createCrusadeRequest: CreateCrusadeRequest, options?: Parameters<typeof transport>[1]): Promise<CrusadeResult> => {
    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return transport<CrusadeResult>(getCreateCrusadeUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(createCrusadeRequest)
  }
);}
export const getCreateCrusadeMutationKey = () => ['createCrusade'] as const;
export const getCreateCrusadeMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCrusade>>, TError,CreateCrusadeMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof createCrusade>>, TError,CreateCrusadeMutationVariables, TContext> => {
const mutationKey = getCreateCrusadeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createCrusade>>, CreateCrusadeMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  createCrusade(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type CreateCrusadeMutationResult = NonNullable<Awaited<ReturnType<typeof createCrusade>>>
    export type CreateCrusadeMutationBody = CreateCrusadeRequest
    export type CreateCrusadeMutationError = ErrorType<Error>
    export type CreateCrusadeMutationVariables = {data: CreateCrusadeRequest}
    /**
 * @summary Call a crusade
 */
export const useCreateCrusade = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCrusade>>, TError,CreateCrusadeMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createCrusade>>,
        TError,
        CreateCrusadeMutationVariables,
        TContext
      > => {
      return useMutation(getCreateCrusadeMutationOptions(options), queryClient);
    }
    export const getGetOwnCrusadeUrl = () => {
  return `/group-missions/own`
}
/**
 * @summary Get the caller's crusade, requests and invitations
 */
export const getOwnCrusade = async ( options?: Parameters<typeof transport>[1]): Promise<OwnCrusade> => {
  return transport<OwnCrusade>(getGetOwnCrusadeUrl(),
  {
    ...options,
    method: 'GET'
  }
);}
export const getGetOwnCrusadeQueryKey = () => {
    return [
    `/group-missions/own`
    ] as const;
    }
export const getGetOwnCrusadeQueryOptions = <TData = Awaited<ReturnType<typeof getOwnCrusade>>, TError = ErrorType<Error>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnCrusade>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetOwnCrusadeQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOwnCrusade>>> = ({ signal }) => getOwnCrusade({ signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOwnCrusade>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type GetOwnCrusadeQueryResult = NonNullable<Awaited<ReturnType<typeof getOwnCrusade>>>
export type GetOwnCrusadeQueryError = ErrorType<Error>
export function useGetOwnCrusade<TData = Awaited<ReturnType<typeof getOwnCrusade>>, TError = ErrorType<Error>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnCrusade>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOwnCrusade>>,
          TError,
          Awaited<ReturnType<typeof getOwnCrusade>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOwnCrusade<TData = Awaited<ReturnType<typeof getOwnCrusade>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnCrusade>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOwnCrusade>>,
          TError,
          Awaited<ReturnType<typeof getOwnCrusade>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOwnCrusade<TData = Awaited<ReturnType<typeof getOwnCrusade>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnCrusade>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the caller's crusade, requests and invitations
 */
export function useGetOwnCrusade<TData = Awaited<ReturnType<typeof getOwnCrusade>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnCrusade>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetOwnCrusadeQueryOptions(options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getGetCrusadeByLinkUrl = (params: GetCrusadeByLinkParams,) => {
  const normalizedParams = new URLSearchParams();
  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });
  const stringifiedParams = normalizedParams.toString();
  return stringifiedParams.length > 0 ? `/group-missions/join-request?${stringifiedParams}` : `/group-missions/join-request`
}
/**
 * @summary Get a crusade by its link
 */
export const getCrusadeByLink = async (params: GetCrusadeByLinkParams, options?: Parameters<typeof transport>[1]): Promise<Crusade> => {
  return transport<Crusade>(getGetCrusadeByLinkUrl(params),
  {
    ...options,
    method: 'GET'
  }
);}
export const getGetCrusadeByLinkQueryKey = (params?: GetCrusadeByLinkParams,) => {
    return [
    `/group-missions/join-request`, ...(params ? [params] : [])
    ] as const;
    }
export const getGetCrusadeByLinkQueryOptions = <TData = Awaited<ReturnType<typeof getCrusadeByLink>>, TError = ErrorType<Error>>(params: GetCrusadeByLinkParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCrusadeByLink>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetCrusadeByLinkQueryKey(params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCrusadeByLink>>> = ({ signal }) => getCrusadeByLink(params, { signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCrusadeByLink>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type GetCrusadeByLinkQueryResult = NonNullable<Awaited<ReturnType<typeof getCrusadeByLink>>>
export type GetCrusadeByLinkQueryError = ErrorType<Error>
export function useGetCrusadeByLink<TData = Awaited<ReturnType<typeof getCrusadeByLink>>, TError = ErrorType<Error>>(
 params: GetCrusadeByLinkParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCrusadeByLink>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCrusadeByLink>>,
          TError,
          Awaited<ReturnType<typeof getCrusadeByLink>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCrusadeByLink<TData = Awaited<ReturnType<typeof getCrusadeByLink>>, TError = ErrorType<Error>>(
 params: GetCrusadeByLinkParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCrusadeByLink>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCrusadeByLink>>,
          TError,
          Awaited<ReturnType<typeof getCrusadeByLink>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCrusadeByLink<TData = Awaited<ReturnType<typeof getCrusadeByLink>>, TError = ErrorType<Error>>(
 params: GetCrusadeByLinkParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCrusadeByLink>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a crusade by its link
 */
export function useGetCrusadeByLink<TData = Awaited<ReturnType<typeof getCrusadeByLink>>, TError = ErrorType<Error>>(
 params: GetCrusadeByLinkParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCrusadeByLink>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetCrusadeByLinkQueryOptions(params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getGetCrusadeUrl = (crusadeId: Id,) => {
  return `/group-missions/${crusadeId}`
}
/**
 * @summary Get a crusade
 */
export const getCrusade = async (crusadeId: Id, options?: Parameters<typeof transport>[1]): Promise<Crusade> => {
  return transport<Crusade>(getGetCrusadeUrl(crusadeId),
  {
    ...options,
    method: 'GET'
  }
);}
export const getGetCrusadeQueryKey = (crusadeId: Id,) => {
    return [
    `/group-missions/${crusadeId}`
    ] as const;
    }
export const getGetCrusadeQueryOptions = <TData = Awaited<ReturnType<typeof getCrusade>>, TError = ErrorType<Error>>(crusadeId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCrusade>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetCrusadeQueryKey(crusadeId);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCrusade>>> = ({ signal }) => getCrusade(crusadeId, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: crusadeId !== null && crusadeId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCrusade>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type GetCrusadeQueryResult = NonNullable<Awaited<ReturnType<typeof getCrusade>>>
export type GetCrusadeQueryError = ErrorType<Error>
export function useGetCrusade<TData = Awaited<ReturnType<typeof getCrusade>>, TError = ErrorType<Error>>(
 crusadeId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCrusade>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCrusade>>,
          TError,
          Awaited<ReturnType<typeof getCrusade>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCrusade<TData = Awaited<ReturnType<typeof getCrusade>>, TError = ErrorType<Error>>(
 crusadeId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCrusade>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCrusade>>,
          TError,
          Awaited<ReturnType<typeof getCrusade>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCrusade<TData = Awaited<ReturnType<typeof getCrusade>>, TError = ErrorType<Error>>(
 crusadeId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCrusade>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a crusade
 */
export function useGetCrusade<TData = Awaited<ReturnType<typeof getCrusade>>, TError = ErrorType<Error>>(
 crusadeId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCrusade>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetCrusadeQueryOptions(crusadeId,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getRemoveCrusadeUrl = (crusadeId: Id,) => {
  return `/group-missions/${crusadeId}`
}
/**
 * @summary Remove an empty crusade
 */
export const removeCrusade = async (crusadeId: Id, options?: Parameters<typeof transport>[1]): Promise<EndedCrusadeResult> => {
  return transport<EndedCrusadeResult>(getRemoveCrusadeUrl(crusadeId),
  {
    ...options,
    method: 'DELETE'
  }
);}
export const getRemoveCrusadeMutationKey = () => ['removeCrusade'] as const;
export const getRemoveCrusadeMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeCrusade>>, TError,RemoveCrusadeMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof removeCrusade>>, TError,RemoveCrusadeMutationVariables, TContext> => {
const mutationKey = getRemoveCrusadeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeCrusade>>, RemoveCrusadeMutationVariables> = (props) => {
          const {crusadeId} = props ?? {};
          return  removeCrusade(crusadeId,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type RemoveCrusadeMutationResult = NonNullable<Awaited<ReturnType<typeof removeCrusade>>>
    export type RemoveCrusadeMutationError = ErrorType<Error>
    export type RemoveCrusadeMutationVariables = {crusadeId: Id}
    /**
 * @summary Remove an empty crusade
 */
export const useRemoveCrusade = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeCrusade>>, TError,RemoveCrusadeMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeCrusade>>,
        TError,
        RemoveCrusadeMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveCrusadeMutationOptions(options), queryClient);
    }
    export const getDisbandCrusadeUrl = (crusadeId: Id,) => {
  return `/group-missions/${crusadeId}/disband`
}
/**
 * @summary Disband a crusade
 */
export const disbandCrusade = async (crusadeId: Id, options?: Parameters<typeof transport>[1]): Promise<EndedCrusadeResult> => {
  return transport<EndedCrusadeResult>(getDisbandCrusadeUrl(crusadeId),
  {
    ...options,
    method: 'POST'
  }
);}
export const getDisbandCrusadeMutationKey = () => ['disbandCrusade'] as const;
export const getDisbandCrusadeMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof disbandCrusade>>, TError,DisbandCrusadeMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof disbandCrusade>>, TError,DisbandCrusadeMutationVariables, TContext> => {
const mutationKey = getDisbandCrusadeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof disbandCrusade>>, DisbandCrusadeMutationVariables> = (props) => {
          const {crusadeId} = props ?? {};
          return  disbandCrusade(crusadeId,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type DisbandCrusadeMutationResult = NonNullable<Awaited<ReturnType<typeof disbandCrusade>>>
    export type DisbandCrusadeMutationError = ErrorType<Error>
    export type DisbandCrusadeMutationVariables = {crusadeId: Id}
    /**
 * @summary Disband a crusade
 */
export const useDisbandCrusade = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof disbandCrusade>>, TError,DisbandCrusadeMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof disbandCrusade>>,
        TError,
        DisbandCrusadeMutationVariables,
        TContext
      > => {
      return useMutation(getDisbandCrusadeMutationOptions(options), queryClient);
    }
    export const getStartCrusadeUrl = (crusadeId: Id,) => {
  return `/group-missions/${crusadeId}/start`
}
/**
 * @summary Set out
 */
export const startCrusade = async (crusadeId: Id, options?: Parameters<typeof transport>[1]): Promise<CrusadeResult> => {
  return transport<CrusadeResult>(getStartCrusadeUrl(crusadeId),
  {
    ...options,
    method: 'POST'
  }
);}
export const getStartCrusadeMutationKey = () => ['startCrusade'] as const;
export const getStartCrusadeMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startCrusade>>, TError,StartCrusadeMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof startCrusade>>, TError,StartCrusadeMutationVariables, TContext> => {
const mutationKey = getStartCrusadeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof startCrusade>>, StartCrusadeMutationVariables> = (props) => {
          const {crusadeId} = props ?? {};
          return  startCrusade(crusadeId,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type StartCrusadeMutationResult = NonNullable<Awaited<ReturnType<typeof startCrusade>>>
    export type StartCrusadeMutationError = ErrorType<Error>
    export type StartCrusadeMutationVariables = {crusadeId: Id}
    /**
 * @summary Set out
 */
export const useStartCrusade = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startCrusade>>, TError,StartCrusadeMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof startCrusade>>,
        TError,
        StartCrusadeMutationVariables,
        TContext
      > => {
      return useMutation(getStartCrusadeMutationOptions(options), queryClient);
    }
    export const getSendCrusadeRequestUrl = (crusadeId: Id,) => {
  return `/group-missions/${crusadeId}/join-requests`
}
/**
 * @summary Ask to join a crusade
 */
export const sendCrusadeRequest = async (crusadeId: Id,
    sendCrusadeRequestRequest: SendCrusadeRequestRequest, options?: Parameters<typeof transport>[1]): Promise<CrusadeResult> => {
    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return transport<CrusadeResult>(getSendCrusadeRequestUrl(crusadeId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(sendCrusadeRequestRequest)
  }
);}
export const getSendCrusadeRequestMutationKey = () => ['sendCrusadeRequest'] as const;
export const getSendCrusadeRequestMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendCrusadeRequest>>, TError,SendCrusadeRequestMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof sendCrusadeRequest>>, TError,SendCrusadeRequestMutationVariables, TContext> => {
const mutationKey = getSendCrusadeRequestMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendCrusadeRequest>>, SendCrusadeRequestMutationVariables> = (props) => {
          const {crusadeId,data} = props ?? {};
          return  sendCrusadeRequest(crusadeId,data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type SendCrusadeRequestMutationResult = NonNullable<Awaited<ReturnType<typeof sendCrusadeRequest>>>
    export type SendCrusadeRequestMutationBody = SendCrusadeRequestRequest
    export type SendCrusadeRequestMutationError = ErrorType<Error>
    export type SendCrusadeRequestMutationVariables = {crusadeId: Id;data: SendCrusadeRequestRequest}
    /**
 * @summary Ask to join a crusade
 */
export const useSendCrusadeRequest = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendCrusadeRequest>>, TError,SendCrusadeRequestMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendCrusadeRequest>>,
        TError,
        SendCrusadeRequestMutationVariables,
        TContext
      > => {
      return useMutation(getSendCrusadeRequestMutationOptions(options), queryClient);
    }
    export const getRevokeCrusadeRequestUrl = (crusadeId: Id,) => {
  return `/group-missions/${crusadeId}/join-requests/own`
}
/**
 * @summary Revoke the caller's request
 */
export const revokeCrusadeRequest = async (crusadeId: Id, options?: Parameters<typeof transport>[1]): Promise<CrusadeResult> => {
  return transport<CrusadeResult>(getRevokeCrusadeRequestUrl(crusadeId),
  {
    ...options,
    method: 'DELETE'
  }
);}
export const getRevokeCrusadeRequestMutationKey = () => ['revokeCrusadeRequest'] as const;
export const getRevokeCrusadeRequestMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeCrusadeRequest>>, TError,RevokeCrusadeRequestMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof revokeCrusadeRequest>>, TError,RevokeCrusadeRequestMutationVariables, TContext> => {
const mutationKey = getRevokeCrusadeRequestMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof revokeCrusadeRequest>>, RevokeCrusadeRequestMutationVariables> = (props) => {
          const {crusadeId} = props ?? {};
          return  revokeCrusadeRequest(crusadeId,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type RevokeCrusadeRequestMutationResult = NonNullable<Awaited<ReturnType<typeof revokeCrusadeRequest>>>
    export type RevokeCrusadeRequestMutationError = ErrorType<Error>
    export type RevokeCrusadeRequestMutationVariables = {crusadeId: Id}
    /**
 * @summary Revoke the caller's request
 */
export const useRevokeCrusadeRequest = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeCrusadeRequest>>, TError,RevokeCrusadeRequestMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof revokeCrusadeRequest>>,
        TError,
        RevokeCrusadeRequestMutationVariables,
        TContext
      > => {
      return useMutation(getRevokeCrusadeRequestMutationOptions(options), queryClient);
    }
    export const getAcceptCrusadeRequestUrl = (crusadeId: Id,
    playerId: Id,) => {
  return `/group-missions/${crusadeId}/join-requests/${playerId}/accept`
}
/**
 * @summary Accept a request
 */
export const acceptCrusadeRequest = async (crusadeId: Id,
    playerId: Id, options?: Parameters<typeof transport>[1]): Promise<CrusadeResult> => {
  return transport<CrusadeResult>(getAcceptCrusadeRequestUrl(crusadeId,playerId),
  {
    ...options,
    method: 'POST'
  }
);}
export const getAcceptCrusadeRequestMutationKey = () => ['acceptCrusadeRequest'] as const;
export const getAcceptCrusadeRequestMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptCrusadeRequest>>, TError,AcceptCrusadeRequestMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof acceptCrusadeRequest>>, TError,AcceptCrusadeRequestMutationVariables, TContext> => {
const mutationKey = getAcceptCrusadeRequestMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof acceptCrusadeRequest>>, AcceptCrusadeRequestMutationVariables> = (props) => {
          const {crusadeId,playerId} = props ?? {};
          return  acceptCrusadeRequest(crusadeId,playerId,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type AcceptCrusadeRequestMutationResult = NonNullable<Awaited<ReturnType<typeof acceptCrusadeRequest>>>
    export type AcceptCrusadeRequestMutationError = ErrorType<Error>
    export type AcceptCrusadeRequestMutationVariables = {crusadeId: Id;playerId: Id}
    /**
 * @summary Accept a request
 */
export const useAcceptCrusadeRequest = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptCrusadeRequest>>, TError,AcceptCrusadeRequestMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof acceptCrusadeRequest>>,
        TError,
        AcceptCrusadeRequestMutationVariables,
        TContext
      > => {
      return useMutation(getAcceptCrusadeRequestMutationOptions(options), queryClient);
    }
    export const getRejectCrusadeRequestUrl = (crusadeId: Id,
    playerId: Id,) => {
  return `/group-missions/${crusadeId}/join-requests/${playerId}/reject`
}
/**
 * @summary Reject a request
 */
export const rejectCrusadeRequest = async (crusadeId: Id,
    playerId: Id, options?: Parameters<typeof transport>[1]): Promise<CrusadeResult> => {
  return transport<CrusadeResult>(getRejectCrusadeRequestUrl(crusadeId,playerId),
  {
    ...options,
    method: 'POST'
  }
);}
export const getRejectCrusadeRequestMutationKey = () => ['rejectCrusadeRequest'] as const;
export const getRejectCrusadeRequestMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rejectCrusadeRequest>>, TError,RejectCrusadeRequestMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof rejectCrusadeRequest>>, TError,RejectCrusadeRequestMutationVariables, TContext> => {
const mutationKey = getRejectCrusadeRequestMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof rejectCrusadeRequest>>, RejectCrusadeRequestMutationVariables> = (props) => {
          const {crusadeId,playerId} = props ?? {};
          return  rejectCrusadeRequest(crusadeId,playerId,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type RejectCrusadeRequestMutationResult = NonNullable<Awaited<ReturnType<typeof rejectCrusadeRequest>>>
    export type RejectCrusadeRequestMutationError = ErrorType<Error>
    export type RejectCrusadeRequestMutationVariables = {crusadeId: Id;playerId: Id}
    /**
 * @summary Reject a request
 */
export const useRejectCrusadeRequest = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rejectCrusadeRequest>>, TError,RejectCrusadeRequestMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof rejectCrusadeRequest>>,
        TError,
        RejectCrusadeRequestMutationVariables,
        TContext
      > => {
      return useMutation(getRejectCrusadeRequestMutationOptions(options), queryClient);
    }
    export const getKickCrusadeMemberUrl = (crusadeId: Id,
    playerId: Id,) => {
  return `/group-missions/${crusadeId}/members/${playerId}`
}
/**
 * @summary Expel a member
 */
export const kickCrusadeMember = async (crusadeId: Id,
    playerId: Id, options?: Parameters<typeof transport>[1]): Promise<CrusadeResult> => {
  return transport<CrusadeResult>(getKickCrusadeMemberUrl(crusadeId,playerId),
  {
    ...options,
    method: 'DELETE'
  }
);}
export const getKickCrusadeMemberMutationKey = () => ['kickCrusadeMember'] as const;
export const getKickCrusadeMemberMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof kickCrusadeMember>>, TError,KickCrusadeMemberMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof kickCrusadeMember>>, TError,KickCrusadeMemberMutationVariables, TContext> => {
const mutationKey = getKickCrusadeMemberMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof kickCrusadeMember>>, KickCrusadeMemberMutationVariables> = (props) => {
          const {crusadeId,playerId} = props ?? {};
          return  kickCrusadeMember(crusadeId,playerId,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type KickCrusadeMemberMutationResult = NonNullable<Awaited<ReturnType<typeof kickCrusadeMember>>>
    export type KickCrusadeMemberMutationError = ErrorType<Error>
    export type KickCrusadeMemberMutationVariables = {crusadeId: Id;playerId: Id}
    /**
 * @summary Expel a member
 */
export const useKickCrusadeMember = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof kickCrusadeMember>>, TError,KickCrusadeMemberMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof kickCrusadeMember>>,
        TError,
        KickCrusadeMemberMutationVariables,
        TContext
      > => {
      return useMutation(getKickCrusadeMemberMutationOptions(options), queryClient);
    }
    export const getLeaveCrusadeUrl = (crusadeId: Id,) => {
  return `/group-missions/${crusadeId}/leave`
}
/**
 * @summary Leave a crusade
 */
export const leaveCrusade = async (crusadeId: Id, options?: Parameters<typeof transport>[1]): Promise<EndedCrusadeResult> => {
  return transport<EndedCrusadeResult>(getLeaveCrusadeUrl(crusadeId),
  {
    ...options,
    method: 'POST'
  }
);}
export const getLeaveCrusadeMutationKey = () => ['leaveCrusade'] as const;
export const getLeaveCrusadeMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof leaveCrusade>>, TError,LeaveCrusadeMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof leaveCrusade>>, TError,LeaveCrusadeMutationVariables, TContext> => {
const mutationKey = getLeaveCrusadeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof leaveCrusade>>, LeaveCrusadeMutationVariables> = (props) => {
          const {crusadeId} = props ?? {};
          return  leaveCrusade(crusadeId,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type LeaveCrusadeMutationResult = NonNullable<Awaited<ReturnType<typeof leaveCrusade>>>
    export type LeaveCrusadeMutationError = ErrorType<Error>
    export type LeaveCrusadeMutationVariables = {crusadeId: Id}
    /**
 * @summary Leave a crusade
 */
export const useLeaveCrusade = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof leaveCrusade>>, TError,LeaveCrusadeMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof leaveCrusade>>,
        TError,
        LeaveCrusadeMutationVariables,
        TContext
      > => {
      return useMutation(getLeaveCrusadeMutationOptions(options), queryClient);
    }
    export const getInviteToCrusadeUrl = (crusadeId: Id,) => {
  return `/group-missions/${crusadeId}/invitations`
}
/**
 * @summary Invite a player by name
 */
export const inviteToCrusade = async (crusadeId: Id,
    inviteToCrusadeRequest: InviteToCrusadeRequest, options?: Parameters<typeof transport>[1]): Promise<CrusadeResult> => {
    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return transport<CrusadeResult>(getInviteToCrusadeUrl(crusadeId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(inviteToCrusadeRequest)
  }
);}
export const getInviteToCrusadeMutationKey = () => ['inviteToCrusade'] as const;
export const getInviteToCrusadeMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof inviteToCrusade>>, TError,InviteToCrusadeMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof inviteToCrusade>>, TError,InviteToCrusadeMutationVariables, TContext> => {
const mutationKey = getInviteToCrusadeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof inviteToCrusade>>, InviteToCrusadeMutationVariables> = (props) => {
          const {crusadeId,data} = props ?? {};
          return  inviteToCrusade(crusadeId,data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type InviteToCrusadeMutationResult = NonNullable<Awaited<ReturnType<typeof inviteToCrusade>>>
    export type InviteToCrusadeMutationBody = InviteToCrusadeRequest
    export type InviteToCrusadeMutationError = ErrorType<Error>
    export type InviteToCrusadeMutationVariables = {crusadeId: Id;data: InviteToCrusadeRequest}
    /**
 * @summary Invite a player by name
 */
export const useInviteToCrusade = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof inviteToCrusade>>, TError,InviteToCrusadeMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof inviteToCrusade>>,
        TError,
        InviteToCrusadeMutationVariables,
        TContext
      > => {
      return useMutation(getInviteToCrusadeMutationOptions(options), queryClient);
    }
    export const getRevokeCrusadeInvitationUrl = (crusadeId: Id,
    playerId: Id,) => {
  return `/group-missions/${crusadeId}/invitations/${playerId}`
}
/**
 * @summary Revoke an invitation
 */
export const revokeCrusadeInvitation = async (crusadeId: Id,
    playerId: Id, options?: Parameters<typeof transport>[1]): Promise<CrusadeResult> => {
  return transport<CrusadeResult>(getRevokeCrusadeInvitationUrl(crusadeId,playerId),
  {
    ...options,
    method: 'DELETE'
  }
);}
export const getRevokeCrusadeInvitationMutationKey = () => ['revokeCrusadeInvitation'] as const;
export const getRevokeCrusadeInvitationMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeCrusadeInvitation>>, TError,RevokeCrusadeInvitationMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof revokeCrusadeInvitation>>, TError,RevokeCrusadeInvitationMutationVariables, TContext> => {
const mutationKey = getRevokeCrusadeInvitationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof revokeCrusadeInvitation>>, RevokeCrusadeInvitationMutationVariables> = (props) => {
          const {crusadeId,playerId} = props ?? {};
          return  revokeCrusadeInvitation(crusadeId,playerId,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type RevokeCrusadeInvitationMutationResult = NonNullable<Awaited<ReturnType<typeof revokeCrusadeInvitation>>>
    export type RevokeCrusadeInvitationMutationError = ErrorType<Error>
    export type RevokeCrusadeInvitationMutationVariables = {crusadeId: Id;playerId: Id}
    /**
 * @summary Revoke an invitation
 */
export const useRevokeCrusadeInvitation = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeCrusadeInvitation>>, TError,RevokeCrusadeInvitationMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof revokeCrusadeInvitation>>,
        TError,
        RevokeCrusadeInvitationMutationVariables,
        TContext
      > => {
      return useMutation(getRevokeCrusadeInvitationMutationOptions(options), queryClient);
    }
    export const getAcceptCrusadeInvitationUrl = (crusadeId: Id,) => {
  return `/group-missions/${crusadeId}/invitations/own/accept`
}
/**
 * @summary Accept an invitation
 */
export const acceptCrusadeInvitation = async (crusadeId: Id, options?: Parameters<typeof transport>[1]): Promise<CrusadeResult> => {
  return transport<CrusadeResult>(getAcceptCrusadeInvitationUrl(crusadeId),
  {
    ...options,
    method: 'POST'
  }
);}
export const getAcceptCrusadeInvitationMutationKey = () => ['acceptCrusadeInvitation'] as const;
export const getAcceptCrusadeInvitationMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptCrusadeInvitation>>, TError,AcceptCrusadeInvitationMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof acceptCrusadeInvitation>>, TError,AcceptCrusadeInvitationMutationVariables, TContext> => {
const mutationKey = getAcceptCrusadeInvitationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof acceptCrusadeInvitation>>, AcceptCrusadeInvitationMutationVariables> = (props) => {
          const {crusadeId} = props ?? {};
          return  acceptCrusadeInvitation(crusadeId,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type AcceptCrusadeInvitationMutationResult = NonNullable<Awaited<ReturnType<typeof acceptCrusadeInvitation>>>
    export type AcceptCrusadeInvitationMutationError = ErrorType<Error>
    export type AcceptCrusadeInvitationMutationVariables = {crusadeId: Id}
    /**
 * @summary Accept an invitation
 */
export const useAcceptCrusadeInvitation = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptCrusadeInvitation>>, TError,AcceptCrusadeInvitationMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof acceptCrusadeInvitation>>,
        TError,
        AcceptCrusadeInvitationMutationVariables,
        TContext
      > => {
      return useMutation(getAcceptCrusadeInvitationMutationOptions(options), queryClient);
    }
    export const getDeclineCrusadeInvitationUrl = (crusadeId: Id,) => {
  return `/group-missions/${crusadeId}/invitations/own/decline`
}
/**
 * @summary Decline an invitation
 */
export const declineCrusadeInvitation = async (crusadeId: Id, options?: Parameters<typeof transport>[1]): Promise<EndedCrusadeResult> => {
  return transport<EndedCrusadeResult>(getDeclineCrusadeInvitationUrl(crusadeId),
  {
    ...options,
    method: 'POST'
  }
);}
export const getDeclineCrusadeInvitationMutationKey = () => ['declineCrusadeInvitation'] as const;
export const getDeclineCrusadeInvitationMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof declineCrusadeInvitation>>, TError,DeclineCrusadeInvitationMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof declineCrusadeInvitation>>, TError,DeclineCrusadeInvitationMutationVariables, TContext> => {
const mutationKey = getDeclineCrusadeInvitationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof declineCrusadeInvitation>>, DeclineCrusadeInvitationMutationVariables> = (props) => {
          const {crusadeId} = props ?? {};
          return  declineCrusadeInvitation(crusadeId,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type DeclineCrusadeInvitationMutationResult = NonNullable<Awaited<ReturnType<typeof declineCrusadeInvitation>>>
    export type DeclineCrusadeInvitationMutationError = ErrorType<Error>
    export type DeclineCrusadeInvitationMutationVariables = {crusadeId: Id}
    /**
 * @summary Decline an invitation
 */
export const useDeclineCrusadeInvitation = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof declineCrusadeInvitation>>, TError,DeclineCrusadeInvitationMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof declineCrusadeInvitation>>,
        TError,
        DeclineCrusadeInvitationMutationVariables,
        TContext
      > => {
      return useMutation(getDeclineCrusadeInvitationMutationOptions(options), queryClient);
    }
