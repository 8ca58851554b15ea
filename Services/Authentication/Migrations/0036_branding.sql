-- How the pages of a client look: managed login's styles with their images, and what SetUICustomization set.

CREATE TABLE authentication.managed_login_brandings (
  user_pool_id text COLLATE "C" NOT NULL,
  id text COLLATE "C" NOT NULL,
  client_id text COLLATE "C" NOT NULL,
  uses_provided_values boolean NOT NULL,
  -- The document as it was sent, also what pages do not use; null where there is none.
  settings text,
  -- Grows with each change: a part of the addresses of the sheet and of the images.
  version bigint NOT NULL,
  -- What is made of the settings: the style sheet, and BrandingChoices.
  style_sheet text NOT NULL,
  choices bytea NOT NULL,
  created_at_unix_millis bigint NOT NULL,
  modified_at_unix_millis bigint NOT NULL,
  PRIMARY KEY (user_pool_id, id),
  -- Addresses name the id alone.
  CONSTRAINT managed_login_brandings_id_key UNIQUE (id),
  CONSTRAINT managed_login_brandings_client_key UNIQUE (user_pool_id, client_id),
  FOREIGN KEY (user_pool_id, client_id)
    REFERENCES authentication.user_pool_clients (user_pool_id, id) ON DELETE CASCADE
);

CREATE TABLE authentication.branding_assets (
  user_pool_id text COLLATE "C" NOT NULL,
  branding_id text COLLATE "C" NOT NULL,
  category text COLLATE "C" NOT NULL,
  color_mode text COLLATE "C" NOT NULL,
  extension text COLLATE "C" NOT NULL,
  resource_id text,
  contents bytea NOT NULL,
  PRIMARY KEY (user_pool_id, branding_id, category, color_mode),
  FOREIGN KEY (user_pool_id, branding_id)
    REFERENCES authentication.managed_login_brandings (user_pool_id, id) ON DELETE CASCADE
);

-- Images are compressed already.
ALTER TABLE authentication.branding_assets ALTER COLUMN contents SET STORAGE EXTERNAL;

CREATE TABLE authentication.ui_customizations (
  user_pool_id text COLLATE "C" NOT NULL
    REFERENCES authentication.user_pools (id) ON DELETE CASCADE,
  id text COLLATE "C" NOT NULL,
  -- Null for all clients of the pool that have none of their own.
  client_id text COLLATE "C",
  -- As it was sent, and what is made of it.
  css text,
  style_sheet text NOT NULL,
  image bytea,
  -- PNG or JPEG; null without an image.
  image_kind text COLLATE "C",
  version bigint NOT NULL,
  created_at_unix_millis bigint NOT NULL,
  modified_at_unix_millis bigint NOT NULL,
  PRIMARY KEY (user_pool_id, id),
  CONSTRAINT ui_customizations_id_key UNIQUE (id),
  CONSTRAINT ui_customizations_client_key UNIQUE NULLS NOT DISTINCT (user_pool_id, client_id),
  FOREIGN KEY (user_pool_id, client_id)
    REFERENCES authentication.user_pool_clients (user_pool_id, id) ON DELETE CASCADE
);

ALTER TABLE authentication.ui_customizations ALTER COLUMN image SET STORAGE EXTERNAL;
