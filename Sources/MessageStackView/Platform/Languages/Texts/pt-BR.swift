extension LanguageTexts {
    static let ptBR = """
        dismiss: Fechar
        dismissPost: Fechar “%@”
        information: Informação
        success: Sucesso
        warning: Aviso
        error: Erro
        available: %@ disponível
        times.other: %d vezes
        ok: OK
        cancel: Cancelar
        email: E-mail
        password: Senha
        oneTimeCode: Código
        name: Nome
        choose: Escolher
        requiredField: Este campo é obrigatório
        invalidEmail: Digite um e-mail válido
        invalidNumber: Digite um número
        rating: %1$d de %2$d
        unrated: Sem avaliação
        undo: Desfazer
        copy: Copiar
        inProgress: Em andamento
        more.other: Mais %d
        showLess: Mostrar menos
        showMore: Mostrar mais
        clearAll: Limpar tudo
        noInternetTitle: Sem conexão com a internet
        noInternetSubtitle: Verifique sua conexão e tente novamente
        """
}
