#!/bin/sh
# As the official image of PostgreSQL begins: the first start makes the cluster; who comes from another container needs the password.
set -e
case "${1:-postgres}" in
  postgres) [ $# -eq 0 ] || shift ;;
  -*) ;;
  *) exec "$@" ;;
esac
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  mkdir -p "$PGDATA"
  printf %s "$POSTGRES_PASSWORD" > /tmp/word
  initdb --username="$POSTGRES_USER" --pwfile=/tmp/word --encoding=UTF8 --locale=C.UTF-8
  rm /tmp/word
  echo "host all all all scram-sha-256" >> "$PGDATA/pg_hba.conf"
  echo "create database $POSTGRES_DB" | postgres --single -j postgres
fi
exec postgres -c listen_addresses='*' "$@"
