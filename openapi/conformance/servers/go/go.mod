module velours.example/server

go 1.19
